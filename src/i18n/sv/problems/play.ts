import type { play as da } from "../../da/problems/play.ts";
import { type Phrase, phrase } from "../../phrase.ts";
import type { Answer, Facts } from "../../say/problem/facts.ts";
import { fines } from "../fields.ts";

const noted = ({ noted: what }: Facts): Phrase | undefined =>
  what.length === 0 ? undefined : phrase`noterat: ${what}`;

const NONE: Readonly<Record<string, string>> = {
  lastTrick: "inget sista stick",
  nolo: "ingen nolo",
  tout: "ingen tout",
  counts: "ingen räkning",
};

export const play: typeof da = {
  cardPlayedTwice: (facts) =>
    facts.variant === "fifthKing"
      ? {
          head: "det finns bara fyra kungar",
          rest: `${facts.actual ?? "fler"} är noterade`,
          remedy: "Ta bort en av dem",
        }
      : { head: phrase`${facts.card} kan bara falla en gång`, rest: noted(facts), remedy: "Rätta det ena" },
  notTheHolder: ({ who, other, card, against, variant }) => ({
    head: phrase`${card} är inte hos ${who}`,
    rest:
      variant === "ownDeclaration"
        ? phrase`${who} har meldat ${against}`
        : phrase`${other} har meldat ${against} och har ${card}`,
    remedy: "Rätta vem som hade kortet, eller notera meldningen som fel",
  }),
  trickImpossible: ({ who, variant }) =>
    variant === "bagudTwice"
      ? {
          head: `${who} kan inte gå bagud två gånger`,
          rest: "var och en lägger ett kort i sista sticket",
          remedy: "Ta bort det ena",
        }
      : {
          head: "en kung kan inte ta ett stick som pagaten ligger i",
          rest: "varje tarok slår en kung",
          remedy: "Rätta sista sticket",
        },
  selfCapture: ({ who, variant }) => ({
    head:
      variant === "bagud"
        ? `${who} kan inte gå bagud i sitt eget stick`
        : `${who} kan inte förlora kortet till sig själv`,
    remedy: "Välj någon annan",
  }),
  noloTookTrick: (facts) => ({
    head: `${facts.who} spelar nolo och tar inga stick`,
    rest: noted(facts),
    remedy: "Rätta det, eller ta bort nolon",
  }),
  toutLostTrick: (facts) => ({
    head: `${facts.who} spelar tout och tar alla stick`,
    rest: noted(facts),
    remedy: "Rätta det, eller ta bort touten",
  }),
  barredFromUltimo: ({ who, fine }) => ({
    head: `${who} är spärrad från ultimo${fine === undefined ? "" : ` (${fines[fine]})`}`,
    remedy: "Notera ultimon som inte godkänd",
  }),
  voidedHasResult: ({ name = "" }) => ({
    head: `en kasserad giv har ${NONE[name] ?? "inget resultat"}`,
    remedy: "Ta bort det, eller låt given gälla",
  }),
  countTotal,
};

function countTotal({ who, sum, expected, actual, variant }: Facts): Answer {
  switch (variant) {
    case "nolo":
      return { head: "efter en nolo räknas det inte", remedy: "Ta bort räkningen eller nolon" };
    case "countedTwice":
      return { head: `${who} är räknad två gånger`, remedy: "Välj vems den andra högen är" };
    case "negative":
      return { head: "en hög kan inte vara under 0", remedy: "Rätta talet" };
    default:
      return {
        head: `${sum === "" ? "de två högarna" : sum} är ${actual ?? "mer"}${over(expected, actual)}`,
        rest: `det finns ${expected ?? 78} totalt`,
        remedy: "Rätta den ena högen",
      };
  }
}

const over = (expected?: number, actual?: number): string =>
  expected === undefined || actual === undefined ? " än det finns" : `, ${actual - expected} för mycket`;
