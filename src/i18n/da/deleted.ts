import { fullStop } from "../phrase.ts";

/** Evenings that were taken away from the lists and can be brought back. */
export const deleted = {
  title: "Slettede aftener",
  count: (n: number): string => (n === 1 ? "1 slettet aften" : `${n} slettede aftener`),
  onlyThese: "Her er kun slettede aftener.",
  keeps:
    "De bliver liggende på telefonen, til du henter dem tilbage; intet forsvinder af sig selv. De tæller ikke med i saldoer og statistik og er ikke med i kopier.",
  bringBack: "Hent tilbage",
  bringBackOf: (day: string): string => `Hent tilbage: ${day}`,
  isBack: (day: string): string => `Aftenen ${day} er hentet tilbage.`,
  here: "Aftenen er slettet",
  hereKeeps: "Alt, hvad der er noteret, er her endnu. Hent aftenen tilbage, så er den, som den var.",

  /** Said before one is deleted that other things depend on. */
  ask: {
    ticked: (n: number): string =>
      n === 1
        ? "En betaling er noteret ved afregningen af aftenen."
        : `${n} betalinger er noteret ved afregningen af aftenen.`,
    account: (n: number, what: string): string =>
      n === 1
        ? fullStop(`En betaling på mellemregningen hører til aftenen: ${what}`)
        : fullStop(`Betalinger på mellemregningen hører til aftenen: ${what}`),
    atNight: (n: number, what: string): string =>
      n === 1
        ? fullStop(`En betaling på klubaftenen hører til den: ${what}`)
        : fullStop(`Betalinger på klubaftenen hører til den: ${what}`),
    stays: "Det, der er betalt, bliver stående, og saldoen regnes om.",
    question: "Slet aftenen alligevel? Den kan hentes tilbage.",
    more: (n: number): string => `${n} til`,
  },
};
