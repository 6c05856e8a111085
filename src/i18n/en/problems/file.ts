import type { file as da } from "../../da/problems/file.ts";

export const file: typeof da = {
  shape: ({ path, who, variant, expected, actual }) => {
    switch (variant) {
      case "notOurs":
        return { head: "this is no evening from Kongekop", remedy: "Choose a file that Kongekop saved" };
      case "newer":
        return { head: "the file has another version", remedy: "Update the app and try again" };
      case "unknownGame":
        return { head: "the game of the file is not known", remedy: "Update the app and try again" };
      case "tooLarge":
        return {
          head: "the evening is larger than a file can be",
          rest: `it has ${actual} bytes, and ${expected} are the most`,
        };
      case "overfull":
        return { head: `there are ${actual} rows in ${path}`, rest: `an evening can have ${expected} at most` };
      case "otherHistory":
        return {
          head: "the file was changed after Kongekop wrote it",
          rest: "what it says does not agree with the evening's own corrections",
          remedy: "Get the file again from the phone that has the evening, and correct it in Kongekop, not in the file",
        };
      case "sameAccount":
        return { head: "nobody can pay themselves", remedy: "Choose another recipient" };
      case "countedTwice":
        return { head: `${who} is counted twice`, remedy: "Delete one of them" };
      default:
        return {
          head: `the field ${path} does not have the right form`,
          rest: "it is missing, unknown, there twice or of another kind",
        };
    }
  },
  amount: ({ path, expected, actual, variant }) =>
    variant === "declaration"
      ? {
          head: `${actual} taroks cannot be declared`,
          rest: `declarations begin at ${expected}`,
          remedy: "Correct the number",
        }
      : {
          head: path === "" ? "the number cannot be" : `the number ${path} cannot be`,
          remedy: "Use a whole number within the limits",
        },
  duplicateId: ({ path }) => ({
    head: `the id ${path} was used before`,
    remedy: "Give every player and every entry an id of its own",
  }),
  potNegative: ({ name, expected, actual }) => ({
    head: `there is only ${expected ?? "a little"} in ${name ?? "the pot"}`,
    rest: actual === undefined ? undefined : `${actual} cannot be taken from it`,
    remedy: "Correct the amount",
  }),
};
