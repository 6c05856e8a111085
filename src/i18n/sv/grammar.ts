/** A word at the beginning of a line. */
export const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "Pouls"; a name in s, x or z stays as it is: "Jens", "Max". */
export const genitive = (name: string): string => (/[sxz]$/i.test(name) ? name : `${name}s`);

const COUNTS = ["Inga", "En", "Två", "Tre", "Fyra", "Fem", "Sex", "Sju", "Åtta", "Nio", "Tio", "Elva", "Tolv"];

/** "Tre betalningar", at the beginning of a heading. */
export const payingTimes = (n: number): string => `${COUNTS[n] ?? n} ${n === 1 ? "betalning" : "betalningar"}`;
