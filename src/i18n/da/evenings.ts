/** All evenings, by season, and finding one of them. */
export const evenings = {
  title: "Aftener",
  search: "Søg",
  searchHelp: "Navn, sted, dato eller ord fra en note",
  clear: "Ryd søgningen",
  onlyUnpaid: (n: string): string => `Mangler betaling (${n})`,
  count: (n: number, text: string): string => (n === 1 ? "1 aften" : `${text} aftener`),
  countRunning: (text: string): string => `${text} i gang`,
  found: (n: number, text: string): string => (n === 1 ? "1 aften fundet" : `${text} aftener fundet`),
  none: "Ingen aftener endnu.",
  nothing: "Intet fundet.",
  summing: (done: string, of: string): string => `Aftenerne regnes ud: ${done} af ${of}`,
  showMore: (n: number): string => `Vis ${n} til`,
  running: "I gang",
  unpaid: "Mangler betaling",
  menu: (day: string): string => `Mere om aftenen ${day}`,
};
