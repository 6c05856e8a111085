import { accountPlayer, type PlayerId, type Reason } from "../../model/index.ts";
import { type FigureGroup, type GameFigures, once, type Posted, type StoryLine, type Tally } from "../figures.ts";
import { SHOWN_CARDS, type ShownCard } from "./cards.ts";
import type { Round, TriompheEntry } from "./entry.ts";
import type { TriompheRules } from "./rules.ts";
import type { TriompheState } from "./state.ts";

/** The ways in which points come out of the pot. */
const WAYS = ["death", "shown", "tricks"] as const;
type Way = (typeof WAYS)[number];

/** What is counted of Triomphe forcée: how often a player took something from the pot, how much, and what was staked. */
export type TriompheFigure =
  | "dealt"
  | "satOut"
  | `won.${Way}`
  | `points.${Way}`
  | `card.${ShownCard}`
  | "tricks"
  | "staked"
  | "points.won";

/** Everything in it that the words must name. */
export type TriompheFigureName =
  | "deals"
  | "dealt"
  | "satOut"
  | "pot"
  | "times"
  | "points"
  | Way
  | "tricksTaken"
  | "cards"
  | ShownCard
  | "stakes"
  | "staked"
  | "won";

const GROUPS: readonly FigureGroup<TriompheFigure, TriompheFigureName>[] = [
  {
    name: "deals",
    from: "deals",
    rows: (["dealt", "satOut"] as const).map((key) => ({ name: key, cells: [{ as: "times", key }] })),
  },
  {
    name: "pot",
    columns: ["times", "points"],
    from: "deals",
    rows: WAYS.map((way) => ({
      name: way,
      cells: [
        { as: "times", key: `won.${way}` },
        { as: "points", key: `points.${way}` },
      ],
    })),
  },
  {
    name: "stakes",
    from: "deals",
    rows: [
      { name: "won", cells: [{ as: "points", key: "points.won" }] },
      { name: "staked", cells: [{ as: "points", key: "staked" }] },
    ],
  },
  {
    name: "cards",
    from: "deals",
    rows: [
      ...SHOWN_CARDS.map((card) => ({ name: card, cells: [{ as: "times" as const, key: `card.${card}` as const }] })),
      { name: "tricksTaken", cells: [{ as: "times", key: "tricks" }] },
    ],
  },
];

const STORY: readonly StoryLine<TriompheFigure, TriompheFigureName>[] = WAYS.map((way) => ({
  name: way,
  as: "times",
  keys: [`won.${way}`],
}));

type Entry = Posted<TriompheEntry, TriompheState>;

/** What is counted of an evening of Triomphe forcée. */
export const figures: GameFigures<TriompheRules, TriompheEntry, TriompheState> = {
  groups: GROUPS,
  story: STORY,
  most: [],
  played: ({ entry, state }) => (entry.type === "round" ? playing(entry, state) : []),
  tally: (posted) => (posted.entry.type === "round" ? ofRound(posted.entry, posted) : []),
};

const playing = ({ sittingOut = [] }: Round, { seats }: TriompheState): PlayerId[] =>
  seats.filter((id) => !sittingOut.includes(id));

const ofRound = (round: Round, { transfers }: Entry): Tally<TriompheFigure>[] => [
  once(round.dealer, "dealt"),
  ...(round.sittingOut ?? []).map((id) => once<TriompheFigure>(id, "satOut")),
  ...(round.shown ?? []).flatMap(({ player, cards }) => cards.map((card) => once(player, `card.${card}` as const))),
  ...(round.tricks ?? []).map((id) => once<TriompheFigure>(id, "tricks")),
  ...transfers.flatMap(({ from, to, amount, reason }): Tally<TriompheFigure>[] => {
    const payer = accountPlayer(from);
    const winner = accountPlayer(to);
    if (payer !== undefined) return [{ player: payer, key: "staked", amount }];
    if (winner === undefined || !isWay(reason)) return [];
    return [
      once(winner, `won.${reason}`),
      { player: winner, key: `points.${reason}`, amount },
      { player: winner, key: "points.won", amount },
    ];
  }),
];

const isWay = (reason: Reason): reason is Way => WAYS.some((way) => way === reason);
