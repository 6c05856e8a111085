/** How many letters of a word a column holds at 360 px, by the number of columns; more than five stand in two bands. */
export const roomFor = (columns: number): number => ({ 3: 10, 4: 8, 5: 8, 6: 11 })[columns] ?? 8;

/** Names of which no word is longer than a column holds: "Margrethe" is "Margre."; two that would look alike stay whole. */
export function shortNames(names: readonly string[], room: number): readonly string[] {
  const short = names.map((name) => shorten(name, room));
  return names.map((name, i) => (short.some((other, j) => j !== i && other === short[i]) ? name : (short[i] ?? name)));
}

/** Lines break at spaces and after hyphens, so only the words between them have to fit. */
const shorten = (name: string, room: number): string =>
  name.replace(/[^\s-]+-?/gu, (word) => (word.length > room ? `${word.slice(0, room - 2)}.` : word));
