/** Evenings that were taken away from the lists and can be brought back. */
export const deleted = {
  title: "Slettede aftener",
  keeps:
    "De bliver liggende på telefonen, til du henter dem tilbage; intet slettes af sig selv. De tæller ikke med i saldoer og statistik og er ikke med i kopier.",
  bringBack: "Hent tilbage",
  bringBackOf: (day: string): string => `Hent tilbage: ${day}`,
  isBack: (day: string): string => `Aftenen ${day} er hentet tilbage.`,
  here: "Aftenen er slettet",
  hereKeeps: "Alt, hvad der er noteret, er her endnu. Hent aftenen tilbage, så er den, som den var.",
};
