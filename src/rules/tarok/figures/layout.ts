import type { FigureCell, FigureGroup, FigureRow, StoryLine } from "../../figures.ts";
import { ULTIMO_CARDS, type UltimoCard } from "../cards.ts";
import { DECLARATION_KINDS, type DeclarationKind } from "../declaration.ts";
import { FINE_KINDS, type FineKind } from "../fine.ts";
import { ATTEMPTS, type Attempt, type TarokFigure } from "./keys.ts";

/** Everything in it that the words must name. */
export type TarokFigureName =
  | "deals"
  | "dealt"
  | "satOut"
  | "voided"
  | "ultimo"
  | UltimoCard
  | "tried"
  | Attempt
  | "forced"
  | "lost"
  | "taken"
  | "pagatHome"
  | "endOfPlay"
  | "lastTrickWon"
  | "lastTrickPaid"
  | "nolo"
  | "tout"
  | "declarations"
  | DeclarationKind
  | "withdrawn"
  | "received"
  | "mostTaroks"
  | "mostMatadors"
  | "count"
  | "average"
  | "highest"
  | "fines"
  | "all"
  | "times"
  | "points"
  | "waived"
  | FineKind
  | "bagud"
  | "finePoints";

type Row = FigureRow<TarokFigure, TarokFigureName>;
type PerCard = `ultimo.${Attempt | "tried"}` | "forced" | "lost" | "taken";

const times = (name: TarokFigureName, key: TarokFigure): Row => ({ name, cells: [{ as: "times", key }] });
const most = (name: TarokFigureName, key: TarokFigure): Row => ({ name, cells: [{ as: "most", key }] });
const received = (name: TarokFigureName, key: TarokFigure): Row => ({ name, cells: [{ as: "points", key }] });
const byCard = (name: TarokFigureName, kind: PerCard): Row => ({
  name,
  cells: ULTIMO_CARDS.map((card): FigureCell<TarokFigure> => ({ as: "times", key: `${kind}.${card}` })),
});
const byFine = (name: FineKind | "all"): Row => ({
  name,
  cells: [
    { as: "times", key: name === "all" ? "fines" : `fines.${name}` },
    { as: "points", key: name === "all" ? "fines.points" : `fines.points.${name}` },
  ],
});

/** What a person's page tells of Tarok, in its order. */
export const GROUPS: readonly FigureGroup<TarokFigure, TarokFigureName>[] = [
  {
    name: "deals",
    from: "deals",
    rows: [times("dealt", "dealt"), times("satOut", "satOut"), times("voided", "voided")],
  },
  {
    name: "ultimo",
    columns: ULTIMO_CARDS,
    from: "deals",
    rows: [
      byCard("tried", "ultimo.tried"),
      ...ATTEMPTS.map((attempt) => byCard(attempt, `ultimo.${attempt}`)),
      byCard("forced", "forced"),
      byCard("lost", "lost"),
      byCard("taken", "taken"),
    ],
  },
  {
    name: "endOfPlay",
    from: "deals",
    rows: [
      times("lastTrickWon", "lastTrick.won"),
      times("lastTrickPaid", "lastTrick.paid"),
      times("pagatHome", "pagatHome"),
      times("nolo", "nolo"),
      times("tout", "tout"),
    ],
  },
  {
    name: "declarations",
    from: "deals",
    rows: [
      ...DECLARATION_KINDS.map((kind) => times(kind, `declared.${kind}`)),
      times("withdrawn", "declared.withdrawn"),
      most("mostTaroks", "most.taroks"),
      most("mostMatadors", "most.matadors"),
      received("received", "declared.points"),
    ],
  },
  {
    name: "count",
    from: "counts",
    rows: [
      { name: "average", cells: [{ as: "average", sum: "counts.sum", over: "counts" }] },
      most("highest", "most.count"),
    ],
  },
  {
    name: "fines",
    columns: ["times", "points"],
    from: "deals",
    rows: [byFine("all"), times("waived", "fines.waived"), ...[...FINE_KINDS, "other" as const].map(byFine)],
  },
];

/** What an evening's story tells beside its records. */
export const STORY: readonly StoryLine<TarokFigure, TarokFigureName>[] = [
  { name: "ultimo", as: "times", keys: ULTIMO_CARDS.map((card) => `ultimo.made.${card}` as const) },
  { name: "bagud", as: "times", keys: ULTIMO_CARDS.map((card) => `ultimo.failed.${card}` as const) },
  { name: "nolo", as: "times", keys: ["nolo"] },
  { name: "tout", as: "times", keys: ["tout"] },
  { name: "fines", as: "times", keys: ["fines"] },
  { name: "finePoints", as: "points", keys: ["fines.points"] },
];

/** Of these the largest is kept. */
export const MOST: readonly TarokFigure[] = GROUPS.flatMap(({ rows }) => rows)
  .flatMap(({ cells }) => cells)
  .flatMap((cell) => (cell.as === "most" ? [cell.key] : []));
