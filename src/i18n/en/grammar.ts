/** "Poul's", "Jens's". */
export const genitive = (name: string): string => `${name}'s`;

/** A word at the beginning of a line. */
export const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
