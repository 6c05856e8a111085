/** "Poul's", "Jens's". */
export const genitive = (name: string): string => `${name}'s`;

/** A word at the beginning of a line. */
export const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const COUNTS = [
  "No",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
];

/** "Three payments", at the beginning of a heading. */
export const payingTimes = (n: number): string => `${COUNTS[n] ?? n} ${n === 1 ? "payment" : "payments"}`;
