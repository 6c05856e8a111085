import {
  compareInstants,
  compareText,
  type DealRecord,
  type EveningFigures,
  GAMES,
  type GameId,
  instantOf,
  type PlayerFigures,
  type PlayerId,
  type PotRecord,
  type Streak,
} from "../../model/index.ts";
import { addCounters } from "./counters.ts";
import { type GroupValues, groupsOf } from "./groups.ts";
import { type Against, othersOf } from "./others.ts";
import { largest } from "./records.ts";
import { type OfEvening, type Part, partOf, type Resolve, type Sums, sumsOf } from "./sums.ts";

/** What one evening came to for a person. */
export interface EveningResult {
  readonly points: number;
  readonly minor: number | null;
  readonly currency: string;
}
/** One evening on a person's curve: what it came to, and all evenings so far, in points. */
export type CurvePoint = OfEvening<EveningResult> & { readonly sum: number };

/** A person's evenings of one game. */
export interface GamePart extends Sums {
  readonly game: GameId;
  readonly groups: readonly GroupValues[];
  readonly best: OfEvening<DealRecord> | null;
  readonly worst: OfEvening<DealRecord> | null;
  readonly pot: OfEvening<PotRecord> | null;
  readonly streak: OfEvening<Streak> | null;
}

/** Everything that a person's page tells. */
export interface PersonFigures extends Sums {
  /** The evening with the largest gain and the one with the largest loss, in points. */
  readonly best: OfEvening<EveningResult> | null;
  readonly worst: OfEvening<EveningResult> | null;
  /** In the order in which the evenings began. */
  readonly curve: readonly CurvePoint[];
  readonly games: readonly GamePart[];
  readonly others: readonly Against[];
}

/** Adds a person's figures up over the evenings that have ended; of equal records the first counts. */
export function personFigures(
  person: PlayerId,
  evenings: readonly EveningFigures[],
  resolve: Resolve = (id) => id,
): PersonFigures {
  const ended = oldestFirst(evenings.filter((one) => one.ended));
  const parts = ended.flatMap((one) => partOf(person, one, resolve));
  const results = parts.map(({ figures, points, minor }) =>
    placed(figures, { points, minor, currency: figures.money.currency }),
  );
  return {
    ...sumsOf(parts),
    best: largest(results, ({ points }) => points),
    worst: largest(results, ({ points }) => -points),
    curve: curveOf(results),
    games: GAMES.flatMap((game) =>
      gamePart(
        game,
        parts.filter(({ figures }) => figures.game === game),
      ),
    ),
    others: othersOf(person, parts, resolve),
  };
}

// Each time is read once: of a thousand evenings a comparison reads ten thousand.
const oldestFirst = (evenings: readonly EveningFigures[]): EveningFigures[] =>
  evenings
    .map((one) => ({ one, began: instantOf(one.startedAt) }))
    .sort((a, b) => compareInstants(a.began, b.began) || compareText(a.one.evening, b.one.evening))
    .map(({ one }) => one);

const placed = <R extends object>({ evening, startedAt }: EveningFigures, record: R): OfEvening<R> => ({
  ...record,
  evening,
  startedAt,
});

function curveOf(results: readonly OfEvening<EveningResult>[]): CurvePoint[] {
  let sum = 0;
  return results.map((result) => {
    sum += result.points;
    return { ...result, sum };
  });
}

function gamePart(game: GameId, parts: readonly Part[]): GamePart[] {
  if (parts.length === 0) return [];
  const own = parts.flatMap((part) => part.own.map((one) => ({ one, figures: part.figures })));
  const records = <R extends object>(pick: (one: PlayerFigures) => R | null): OfEvening<R>[] =>
    own.flatMap(({ one, figures }) => {
      const record = pick(one);
      return record === null ? [] : [placed(figures, record)];
    });
  const sums = sumsOf(parts);
  return [
    {
      ...sums,
      game,
      groups: groupsOf(
        game,
        addCounters(
          game,
          own.map(({ one }) => one.counters),
        ),
        sums.deals,
      ),
      best: largest(
        records(({ best }) => best),
        ({ points }) => points,
      ),
      worst: largest(
        records(({ worst }) => worst),
        ({ points }) => -points,
      ),
      pot: largest(
        records(({ pot }) => pot),
        ({ points }) => points,
      ),
      streak: largest(
        records(({ streak }) => streak),
        ({ deals }) => deals,
      ),
    },
  ];
}
