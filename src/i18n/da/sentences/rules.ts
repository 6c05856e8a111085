import type { DeclarationKind } from "../../../rules/tarok/declaration.ts";
import type { TarokRules } from "../../../rules/tarok/rules.ts";
import type { Terms } from "../../terms.ts";

type Amounts = TarokRules["declarations"];

const POT = { pagat: "pagatkoppen", king: "kongekoppen" };
const CARD = { pagat: "pagat", king: "konge" };
const capital = { pagat: "Pagat", king: "Konge" };

const declared = (kind: DeclarationKind, amounts: Amounts, terms: Terms): string => {
  switch (kind) {
    case "taroks":
      return `Tarokker: hver modspiller betaler ${amounts.taroksBase} for ${amounts.taroksFrom} og ${amounts.taroksStep} for hver derover`;
    case "matadors":
      return `Matadorer: hver modspiller betaler ${amounts.matadorsBase} for tre og ${amounts.matadorsStep} for hver derover`;
    case "half":
      return `Halvt: hver modspiller betaler ${amounts.half}`;
    case "full":
      return `${terms.full === "helt" ? "Helt" : "Fuldt"}: hver modspiller betaler ${amounts.full}`;
    case "overfull":
      return `${terms.overfull === "overfyldt" ? "Overfyldt" : "Sprøjte"}: hver modspiller betaler ${amounts.overfull}`;
  }
};

/** The rule behind a payment, with the evening's own amounts in whole points. */
export const rules = (terms: Terms) => ({
  opening: (funding: number): string => `Før første spil lægger alle ved bordet ${funding} i hver kop`,
  fundedAgain: (funding: number): string =>
    `Når en kop er tømt, lægger alle ved bordet ${funding} i den, også den, der sidder over`,
  joins: (funding: number): string => `Den, der sætter sig ved bordet, lægger ${funding} i hver kop`,
  dealerFee: (fee: number): string => `Kortgiver lægger ${fee} i hver kop`,
  fine: (what: string, amount: number): string => `${what} koster ${amount} i hver kop`,
  fineChanged: (what: string, amount: number): string =>
    `${what} koster ellers ${amount} i hver kop; her er bøden ændret`,
  ownFine: "Bøden lægges i begge kopper",
  declared: (kind: DeclarationKind, amounts: Amounts): string => declared(kind, amounts, terms),
  lost: (card: "pagat" | "king", toEach: number, toPot: number): string =>
    `Tabt ${CARD[card]}: ${toEach} til hver modspiller og ${toPot} i ${POT[card]}`,
  pagatHome: (amount: number): string => `Pagaten hjem: hver modspiller betaler ${amount}`,
  tout: (amount: number): string => `Tout: hver modspiller betaler ${amount}, og begge kopper tømmes`,
  nolo: (amount: number): string => `Nolo: hver modspiller betaler ${amount}`,
  ultimo: (card: "pagat" | "king", amount: number): string =>
    `${capital[card]}ultimo: hver modspiller betaler ${amount}, og ultimator tømmer ${POT[card]}`,
  bagud: (card: "pagat" | "king", amount: number): string =>
    `${capital[card]} bagud: ${amount} til hver modspiller og lige så meget i ${POT[card]}, som den holdt`,
  lastTrick: (amount: number): string => `Sidste stik: hver modspiller betaler ${amount}`,
  count: (par: number, step: number): string =>
    `Tælling: hvad en bunke er over eller under ${par}, rundes til nærmeste ${step}; den, der ikke tæller, udligner`,
  potCheck: "Det, som koppen mangler eller har for meget, flyttes til eller fra differencen",
  jetonCount: "Forskellen mellem jetons og bog flyttes til eller fra differencen",
  leaveShare: (unit: number): string => `Andelen er koppen delt lige, rundet ned til nærmeste ${unit}`,
});
