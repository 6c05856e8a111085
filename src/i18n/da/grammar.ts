/** A word at the beginning of a line. */
export const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "Pouls"; after s, x and z only an apostrophe: "Jens'", "Max'". */
export const genitive = (name: string): string => (/[sxz]$/i.test(name) ? `${name}'` : `${name}s`);

const COUNTS = ["Ingen", "Én", "To", "Tre", "Fire", "Fem", "Seks", "Syv", "Otte", "Ni", "Ti", "Elleve", "Tolv"];

/** "Tre betalinger", at the beginning of a heading. */
export const payingTimes = (n: number): string => `${COUNTS[n] ?? n} ${n === 1 ? "betaling" : "betalinger"}`;
