import type { TarokFigureName } from "../../rules/index.ts";
import type { TriompheFigureName } from "../../rules/triomphe/index.ts";
import type * as da from "../da/figures.ts";
import { mapped } from "../mapped.ts";
import type { Terms } from "../terms.ts";
import { fines } from "./fields.ts";
import { titled } from "./grammar.ts";
import { units } from "./units.ts";

const FULL: Record<Terms["full"], string> = { fuldt: "Fulla", helt: "Hela" };
const OVERFULL: Record<Terms["overfull"], string> = { sprøjte: "Sprutor", overfyldt: "Överfulla" };

const tarok = ({ full, overfull }: Terms): Record<TarokFigureName, string> => ({
  deals: units.tarok.many,
  dealt: "Givit",
  satOut: "Stått över",
  voided: "Kasserade",
  ultimo: "Ultimo",
  pagat: "Pagat",
  king: "Kung",
  tried: "Försökt",
  made: "Lyckades",
  failed: "Gått bagud",
  refused: "Inte godkänd",
  annulled: "Vid nolo eller tout",
  forced: "Fick andra bagud",
  lost: "Förlorad före sista sticket",
  taken: "Tagen från andra",
  pagatHome: "Pagaten hem",
  endOfPlay: "Sista sticket",
  lastTrickWon: "Vunnet",
  lastTrickPaid: "Därav betalt",
  nolo: "Nolo",
  tout: "Tout",
  declarations: "Meldningar",
  taroks: "Taroker",
  matadors: "Matadorer",
  half: "Halva",
  full: FULL[full],
  overfull: OVERFULL[overfull],
  withdrawn: "Tagna tillbaka",
  received: "Poäng för meldningar",
  mostTaroks: "Flest taroker meldade",
  mostMatadors: "Flest matadorer meldade",
  count: "Räkning",
  average: "Genomsnitt",
  highest: "Högsta",
  fines: "Böter",
  all: "Totalt",
  times: "Antal",
  points: "Poäng",
  waived: "Efterskänkta",
  ...mapped(fines, titled),
  bagud: "Bagud",
  finePoints: "Böter i potterna",
});

const triomphe: Record<TriompheFigureName, string> = {
  deals: units.triomphe.many,
  dealt: "Givit",
  satOut: "Stått över",
  pot: "Från potten",
  times: "Antal",
  points: "Poäng",
  death: "Med Döden",
  shown: "För visade kort",
  tricks: "Med stick",
  stakes: "Insatser",
  won: "Taget från potten",
  staked: "Lagt i potten",
  cards: "Kort och stick",
  fool: "Narren visad",
  magician: "Magikern visad",
  strength: "Styrka visad",
  tricksTaken: "Stick tagna",
};

const inARow = (shown: string, n: number): string => (n === 1 ? "1 giv med vinst" : `${shown} givar med vinst`);

export const figures: typeof da.figures = (terms) => ({
  tarok: {
    names: tarok(terms),
    from: {
      deals: (shown, n) => units.tarok.counted(n, shown),
      counts: (shown, n) => (n === 1 ? "1 räknad hög" : `${shown} räknade högar`),
    },
    numbered: (shown) => `giv ${shown}`,
    best: "Bästa giv",
    worst: "Dyraste giv",
    pot: "Största pott",
    streak: "Längsta svit",
    inARow,
    counted: [
      "En kasserad giv räknas bara som kasserad, med sina böter och vad som annars betalas i den.",
      "En ultimo är försökt när kortet faller i sista sticket: den lyckas, går bagud, godkänns inte eller står vid nolo eller tout.",
      "Böter räknas även när de är efterskänkta. Deras poäng är i båda potterna tillsammans.",
      "Räkningens genomsnitt är av de högar som räknades, inte av den tredje.",
    ],
  },
  triomphe: {
    names: triomphe,
    from: { deals: (shown, n) => units.triomphe.counted(n, shown) },
    numbered: (shown) => `giv ${shown}`,
    best: "Bästa giv",
    worst: "Dyraste giv",
    pot: "Mest från potten",
    streak: "Längsta svit",
    inARow,
    counted: ["Ett visat kort räknas även när potten inte hade något kvar till det."],
  },
});
