import type { GameId } from "../../model/index.ts";

/** How a deal of a game is spoken of, and the keyboard's keys at its table. */
export interface DealWords {
  readonly deal: (number: number) => string;
  readonly resume: (number: number) => string;
  readonly save: (number: number) => string;
  readonly saved: (number: number) => string;
  readonly playedUntil: (number: number) => string;
  readonly pot: (pot: string, before: string, after: string) => string;
  readonly inThis: string;
  readonly inThisToo: string;
  readonly isLast: string;
  /** Saved deals that would pay something else than before, by their numbers, or how many they are. */
  readonly changed: (numbers: string) => string;
  readonly manyChanged: (n: number) => string;
  readonly whichLast: string;
  readonly turn: (number: number, dealer: string) => string;
  readonly last: (number: number) => string;
  /** What still stands in the pots, as the text that is handed on tells it. */
  readonly potsHold: (held: string) => string;
  readonly between: string;
  readonly hint: string;
  readonly tooFew: string;
  readonly gone: string;
  readonly keys: readonly (readonly [keys: string, does: string])[];
}

const pots =
  (afterwards: string) =>
  (pot: string, before: string, after: string): string =>
    before === after ? `${pot} ${before}` : `${pot} ${before}, ${afterwards} ${after}`;

export const deals: Record<GameId, DealWords> = {
  tarok: {
    deal: (number) => `Spil ${number}`,
    resume: (number) => `Fortsæt spil ${number}`,
    save: (number) => `Gem spil ${number}`,
    saved: (number) => `Spil ${number} er gemt.`,
    playedUntil: (number) => `Sidste omgang: der spilles til og med spil ${number}.`,
    pot: pots("efter spillet"),
    inThis: "i dette spil",
    inThisToo: "I dette spil",
    isLast: "sidste spil",
    changed: (numbers) => `Betalingerne i spil ${numbers} er ændret.`,
    manyChanged: (n) => `Betalingerne i ${n} spil er ændret.`,
    whichLast: "Hvilket spil er det sidste?",
    turn: (number, dealer) => `Spil ${number}: ${dealer} giver`,
    last: (number) => `Spil ${number} er det sidste`,
    potsHold: (held) => `Kopperne: ${held}`,
    between: "Mellem spillene",
    hint: "Tryk på Sidste stik hos den, der tog det. Alt andet noteres ved at trykke på et navn.",
    tooFew: "Der skal sidde mindst tre ved bordet for at spille.",
    gone: "Spillet findes ikke længere i bogen.",
    keys: [
      ["Q W E", "Notér hos den til venstre, i midten, til højre"],
      ["A S D", "Sidste stik"],
      ["Z X C", "Bunken"],
      ["0–9", "Tallet i bunken eller bøden"],
      ["Enter", "Gem, eller hen til det, der mangler"],
      ["Backspace", "Slet ciffer, eller et skridt tilbage"],
      ["Delete", "Slet det, der er noteret"],
      ["Esc", "Luk"],
      ["Shift+P, K", "Pagatkop, kongekop"],
      ["Shift+H", "Hvorfor"],
      ["Shift+G", "Giver og oversidder"],
      ["Shift+U, Y", "Fortryd det sidste, gentag det"],
      ["Shift+J", "Hvilke jetons der skal skubbes"],
      ["Shift+L", "Hvad der er ændret"],
      ["Shift+A", "Hvordan saldoen eller koppen er blevet til"],
      ["Shift+R", "Ret det, der er gemt sidst"],
      ["Shift+B, M", "Bog, mere"],
      ["R–P, F–L, V–M", "Resten: bogstavet står på tasten, mens du skriver"],
      ["Tab, pile", "Fra tast til tast"],
      ["?", "Denne liste"],
    ],
  },
  triomphe: {
    deal: (number) => `Runde ${number}`,
    resume: (number) => `Fortsæt runde ${number}`,
    save: (number) => `Gem runde ${number}`,
    saved: (number) => `Runde ${number} er gemt.`,
    playedUntil: (number) => `Sidste omgang: der spilles til og med runde ${number}.`,
    pot: pots("efter runden"),
    inThis: "i denne runde",
    inThisToo: "I denne runde",
    isLast: "sidste runde",
    changed: (numbers) => `Betalingerne i runde ${numbers} er ændret.`,
    manyChanged: (n) => `Betalingerne i ${n} runder er ændret.`,
    whichLast: "Hvilken runde er den sidste?",
    turn: (number, dealer) => `Runde ${number}: ${dealer} giver`,
    last: (number) => `Runde ${number} er den sidste`,
    potsHold: (held) => held,
    between: "Mellem runderne",
    hint: "Indsatserne er i puljen. Tryk på et navn, når nogen viser et kort, og på Stik hos den, der tager stikket.",
    tooFew: "Der skal sidde mindst fire ved bordet for at spille.",
    gone: "Runden findes ikke længere i bogen.",
    keys: [
      ["Q W E R T Y U I", "Notér, hvad nogen viser, i pladsernes orden"],
      ["A S D F G H J K", "Stik"],
      ["Z X C V", "Døden, Narren, Magikeren, Styrken"],
      ["1–5", "Ret et af stikkene; tal i indsatsen"],
      ["Backspace", "Slet sidste stik eller ciffer, eller et skridt tilbage"],
      ["Enter", "Gem, eller hen til det, der mangler"],
      ["Esc", "Luk"],
      ["Shift+P", "Pulje"],
      ["Shift+H", "Hvorfor"],
      ["Shift+G", "Giver og oversidder"],
      ["Shift+U, Y", "Fortryd det sidste, gentag det"],
      ["Shift+J", "Hvilke jetons der skal skubbes"],
      ["Shift+L", "Hvad der er ændret"],
      ["Shift+A", "Hvordan saldoen eller koppen er blevet til"],
      ["Shift+R", "Ret det, der er gemt sidst"],
      ["Shift+B, M", "Bog, mere"],
      ["Tab, pile", "Fra tast til tast"],
      ["?", "Denne liste"],
    ],
  },
};
