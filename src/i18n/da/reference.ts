import type { GameId } from "../../model/index.ts";
import type { ListedFine } from "../../rules/tarok/fine.ts";

/** Whom a fine fits, and what it does besides (rules.md, section 6). */
const fines: Record<ListedFine, string> = {
  potsNotMoved: "Kortgiver, når kopperne ikke er flyttet før første udspil.",
  misdeal: "Kortgiver. Eftergives som regel, eller der gives om.",
  wrongCardCount: "Spillet kasseres, hvis de andre ikke godtager det. Uden ret til ultimo.",
  wrongSkat: "Kortgiver. Spillet kasseres, hvis de andre ikke godtager det. Uden ret til ultimo.",
  declaredBeforeDealer: "Den, der melder, før kortgiveren har meldt.",
  forgottenDeclaration: "Spillet kan kasseres. Uden ret til ultimo.",
  falseDeclaration: "Det, meldingen gav, betales tilbage. Spillet kan kasseres. Uden ret til ultimo.",
  playedOutOfTurn: "Forkert udspil eller kort lagt for tidligt.",
  revoke: "Spillet kasseres, hvis de andre ikke godtager det. Uden ret til ultimo.",
};

/** What ends the page: what no amount says. */
const notes: Record<GameId, readonly string[]> = {
  tarok: [
    "En bøde kan eftergives. At ultimoen ikke godtages, kan ikke.",
    "Den, der sidder over, betaler og får intet i spillet, men funderer med.",
    "De to, der tæller, er dem, der ikke giver næste gang. Den tredje får eller betaler resten.",
  ],
  triomphe: [
    "Den, der har Døden, viser den og tager hele puljen; runden er forbi.",
    "Ellers vises kortene fra kortgivers højre. Puljen betaler, hvad den har.",
    "Er der noget tilbage, spilles fem stik. Flest stik tager puljen; to mod to: den, der først tog sit andet; et hver: den, der tog det første.",
  ],
};

/** The quick reference: payments and fines by an evening's own rules. */
export const reference = {
  title: "Betalinger og bøder",
  of: (name: string): string => `Efter reglerne: ${name}. Alle beløb i point.`,
  /** Who pays, said once for a whole section. */
  pays: {
    declarations: "Hver modspiller betaler den, der melder.",
    lastTrick: "Hver modspiller betaler, hvor intet andet står.",
    fines: "I hver af de to kopper.",
  } as Readonly<Record<string, string>>,
  fines,
  notes,
  below: "Koster",
  above: "Giver",
  points: "Point",
  free: "fri",
  shown: "Viste kort",
  print: "Udskriv",
};
