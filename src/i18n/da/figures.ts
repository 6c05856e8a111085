import type { GameId } from "../../model/index.ts";
import type { TarokFigureName } from "../../rules/index.ts";
import type { TriompheFigureName } from "../../rules/triomphe/index.ts";
import { mapped } from "../mapped.ts";
import type { Terms } from "../terms.ts";
import { fines } from "./fields.ts";
import { titled } from "./grammar.ts";
import { units } from "./units.ts";

const FULL: Record<Terms["full"], string> = { fuldt: "Fulde", helt: "Hele" };
const OVERFULL: Record<Terms["overfull"], string> = { sprøjte: "Sprøjter", overfyldt: "Overfyldte" };

const tarok = ({ full, overfull }: Terms): Record<TarokFigureName, string> => ({
  deals: units.tarok.many,
  dealt: "Givet",
  satOut: "Siddet over",
  voided: "Kasserede",
  ultimo: "Ultimo",
  pagat: "Pagat",
  king: "Konge",
  tried: "Forsøgt",
  made: "Lykkedes",
  failed: "Gået bagud",
  refused: "Ikke godtaget",
  annulled: "Ved nolo eller tout",
  forced: "Fik andre bagud",
  lost: "Tabt før sidste stik",
  taken: "Taget fra andre",
  pagatHome: "Pagaten hjem",
  endOfPlay: "Sidste stik",
  lastTrickWon: "Vundet",
  lastTrickPaid: "Heraf betalt",
  nolo: "Nolo",
  tout: "Tout",
  declarations: "Meldinger",
  taroks: "Tarokker",
  matadors: "Matadorer",
  half: "Halve",
  full: FULL[full],
  overfull: OVERFULL[overfull],
  withdrawn: "Taget tilbage",
  received: "Point for meldinger",
  mostTaroks: "Flest tarokker meldt",
  mostMatadors: "Flest matadorer meldt",
  count: "Tælling",
  average: "Gennemsnit",
  highest: "Højeste",
  fines: "Bøder",
  all: "I alt",
  times: "Antal",
  points: "Point",
  waived: "Eftergivet",
  ...mapped(fines, titled),
  bagud: "Bagud",
  finePoints: "Bøder i kopperne",
});

const triomphe: Record<TriompheFigureName, string> = {
  deals: units.triomphe.many,
  dealt: "Givet",
  satOut: "Siddet over",
  pot: "Fra puljen",
  times: "Antal",
  points: "Point",
  death: "Med Døden",
  shown: "For viste kort",
  tricks: "Med stik",
  stakes: "Indsatser",
  won: "Taget fra puljen",
  staked: "Lagt i puljen",
  cards: "Kort og stik",
  fool: "Narren vist",
  magician: "Magikeren vist",
  strength: "Styrken vist",
  tricksTaken: "Stik taget",
};

/** The words for a game's figures. */
export interface GameFigureWords {
  readonly names: Readonly<Record<string, string>>;
  /** So many of what a group is computed from; `shown` is the number as it is written. */
  readonly from: Readonly<Record<string, (shown: string, n: number) => string>>;
  /** "spil 7", within a sentence. */
  readonly numbered: (shown: string) => string;
  readonly best: string;
  readonly worst: string;
  readonly pot: string;
  readonly streak: string;
  readonly inARow: (shown: string, n: number) => string;
  /** How they are counted, where that is not plain. */
  readonly counted: readonly string[];
}

export const figures = (terms: Terms): Record<GameId, GameFigureWords> => ({
  tarok: {
    names: tarok(terms),
    from: {
      deals: (shown, n) => units.tarok.counted(n, shown),
      counts: (shown, n) => (n === 1 ? "1 talt bunke" : `${shown} talte bunker`),
    },
    numbered: (shown) => `spil ${shown}`,
    best: "Bedste spil",
    worst: "Dyreste spil",
    pot: "Største kop",
    streak: "Længste stime",
    inARow: (shown) => `${shown} spil med gevinst`,
    counted: [
      "Et kasseret spil tæller kun som kasseret, med sine bøder og hvad der ellers betales i det.",
      "En ultimo er forsøgt, når kortet falder i sidste stik: den lykkes, går bagud, godtages ikke eller står ved nolo eller tout.",
      "Bøder tæller også, når de er eftergivet. Deres point er i begge kopper tilsammen.",
      "Tællingens gennemsnit er af de bunker, der blev talt, ikke af den tredje.",
    ],
  },
  triomphe: {
    names: triomphe,
    from: { deals: (shown, n) => units.triomphe.counted(n, shown) },
    numbered: (shown) => `runde ${shown}`,
    best: "Bedste runde",
    worst: "Dyreste runde",
    pot: "Mest fra puljen",
    streak: "Længste stime",
    inARow: (shown, n) => (n === 1 ? "1 runde med gevinst" : `${shown} runder med gevinst`),
    counted: ["Et vist kort tæller også, når puljen intet havde tilbage til det."],
  },
});
