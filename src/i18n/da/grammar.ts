/** A word at the beginning of a line. */
export const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "Pouls"; after s, x and z only an apostrophe: "Jens'", "Max'". */
export const genitive = (name: string): string => (/[sxz]$/i.test(name) ? `${name}'` : `${name}s`);
