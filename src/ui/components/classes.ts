/** The class names that are there, in one text. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => name).join(" ");
