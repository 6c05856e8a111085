import type { PlayerId } from "../../../model/index.ts";
import { type GameFigures, once, type Posted, type Tally } from "../../figures.ts";
import type { Deal } from "../deal.ts";
import type { TarokEntry } from "../entry.ts";
import type { TarokRules } from "../rules.ts";
import { stepsKept } from "../settle/index.ts";
import type { TarokState } from "../state.ts";
import { endOfPlay } from "./endOfPlay.ts";
import { fined } from "./fines.ts";
import type { TarokFigure } from "./keys.ts";
import { GROUPS, MOST, STORY } from "./layout.ts";
import { counted, declared, ultimoCards, withdrawn } from "./play.ts";

export type { TarokFigure } from "./keys.ts";
export type { TarokFigureName } from "./layout.ts";

type Entry = Posted<TarokEntry, TarokState>;

/** What is counted of an evening of Tarok. */
export const figures: GameFigures<TarokRules, TarokEntry, TarokState> = {
  groups: GROUPS,
  story: STORY,
  most: MOST,
  played: ({ entry, state }) => (entry.type === "deal" && !entry.voided ? playing(entry, state) : []),
  tally,
};

function tally(posted: Entry, rules: TarokRules): readonly Tally<TarokFigure>[] {
  const { entry } = posted;
  if (entry.type === "fine") return fined(entry, rules);
  return entry.type === "deal" ? ofDeal(entry, posted, rules) : [];
}

/** A voided deal counts what it keeps, as it pays what it keeps (rules.md, section 3). */
function ofDeal(deal: Deal, { transfers, state }: Entry, rules: TarokRules): Tally<TarokFigure>[] {
  const kept = stepsKept(deal, rules);
  return [
    ...(deal.voided ? playing(deal, state).map((id) => once<TarokFigure>(id, "voided")) : seated(deal)),
    ...(deal.fines ?? []).flatMap((fine) => fined(fine, rules)),
    ...withdrawn(deal),
    ...(kept.declarations ? declared(deal, transfers) : []),
    ...(kept.play ? ultimoCards(deal) : []),
    ...(kept.end ? [...endOfPlay(deal, rules), ...counted(deal)] : []),
  ];
}

const seated = ({ dealer, sittingOut }: Deal): Tally<TarokFigure>[] => [
  once(dealer, "dealt"),
  ...sittingOut.map((id) => once<TarokFigure>(id, "satOut")),
];

const playing = ({ sittingOut }: Deal, { seats }: TarokState): PlayerId[] =>
  seats.filter((id) => !sittingOut.includes(id));
