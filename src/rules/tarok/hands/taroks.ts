import { type Path, type Problem, problem } from "../../../model/index.ts";
import { TAROKS } from "../cards.ts";
import { TABLE } from "../table.ts";
import { type Card, MATADORS } from "./card.ts";
import { declarationPath } from "./conflict.ts";
import { fewestTaroks, type Hand, type Hands, handOf } from "./hand.ts";
import type { Row } from "./statement.ts";

/** More taroks claimed than there can be, now that `row` is believed (rules.md, section 11); `actual` against `expected`. */
export function tooManyTaroks(row: Row, hands: Hands): readonly Problem[] {
  const path: Path = row.taroks > TAROKS ? [...declarationPath(row.index), "count"] : declarationPath(row.index);
  const found = fewerThanNeeded(handOf(hands, row.player)) ?? overfullGroup(hands);
  if (!found) return [];
  const rows = [...new Set([...found.rows, row.index])].sort((a, b) => a - b).map(declarationPath);
  const { players, expected, actual } = found;
  return [problem("tooManyTaroks", path, { players, expected, actual, rows })];
}

interface Excess {
  readonly players: readonly string[];
  readonly expected: number;
  readonly actual: number;
  readonly rows: readonly number[];
}

/** A hand that claims fewer taroks than its matadors (or its other cards) need. */
function fewerThanNeeded(hand: Hand): Excess | undefined {
  const expected = fewestTaroks(hand);
  return hand.exact === undefined || hand.exact >= expected
    ? undefined
    : { players: [hand.player], expected, actual: hand.exact, rows: hand.claims };
}

/** The smallest group of hands that claims more taroks than its hands can hold. */
function overfullGroup(hands: Hands): Excess | undefined {
  const all = [...hands.values()];
  const claiming = all.filter((hand) => fewestTaroks(hand) > 0).slice(0, TABLE.max);
  for (const group of groupsOf(claiming)) {
    const excess = excessOf(
      group,
      all.filter((hand) => !group.includes(hand)),
    );
    if (excess) return excess;
  }
  return undefined;
}

function excessOf(group: readonly Hand[], others: readonly Hand[]): Excess | undefined {
  const barred = MATADORS.filter((card) => !canHold(group, others, card));
  const expected = TAROKS - barred.length;
  const actual = group.reduce((sum, hand) => sum + fewestTaroks(hand), 0);
  if (actual <= expected) return undefined;
  const why = barred.flatMap((card) => [
    ...group.flatMap((hand) => hand.lacks.get(card) ?? []),
    ...others.flatMap((hand) => hand.holds.get(card) ?? []),
  ]);
  const rows = [...group.flatMap((hand) => hand.claims), ...why];
  return { players: group.map((hand) => hand.player), expected, actual, rows };
}

/** Whether some hand of the group may hold the card: one that does not lack it, while no other hand has it. */
const canHold = (group: readonly Hand[], others: readonly Hand[], card: Card): boolean =>
  group.some((hand) => !hand.lacks.has(card)) && !others.some((hand) => hand.holds.has(card));

/** Every group of hands, the small ones first. */
const groupsOf = (hands: readonly Hand[]): readonly (readonly Hand[])[] =>
  subsets(hands).toSorted((a, b) => a.length - b.length);

function subsets(hands: readonly Hand[]): readonly (readonly Hand[])[] {
  const [hand, ...rest] = hands;
  if (!hand) return [[]];
  const without = subsets(rest);
  return [...without, ...without.map((group) => [hand, ...group])];
}
