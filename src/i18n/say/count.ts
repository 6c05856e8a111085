import { accountPlayer, type PlayerId, type Transfer } from "../../model/index.ts";
import type { COUNT_TOTAL as Total } from "../../rules/tarok/cards.ts";
import type { Deal } from "../../rules/tarok/deal.ts";
import type { Telling } from "./telling.ts";

// Values of the rules may not be imported here; the type makes another number an error.
const COUNT_TOTAL: typeof Total = 78;

/** The points of the pile that was not counted. */
export const thirdPile = (counts: NonNullable<Deal["counts"]>): number =>
  COUNT_TOTAL - counts[0].points - counts[1].points;

/** "Inger 31, Poul 22, Karen 25": every pile with its owner, in the order of the seats. */
export const countedPiles = (told: Telling, { counts, sittingOut }: Deal): string =>
  pilesOf(told, counts, sittingOut)
    .map(({ id, points }) => told.words.sentences.entries.holding(told.name(id), told.words.format.points(points)))
    .join(", ");

/** How the count comes about, a clause for each: "Inger har 5 over 26: får 5", "Karen udligner: 0". */
export function countClauses(told: Telling, { counts, sittingOut }: Deal, paid: readonly Transfer[]): string[] {
  const { name, rules, words } = told;
  const { par } = rules.count;
  const { counted, balances } = words.sentences.count;
  return pilesOf(told, counts, sittingOut).map(({ id, points, third }) => {
    const worth = received(id, paid);
    return third ? balances(name(id), worth) : counted(name(id), points - par, par, worth);
  });
}

interface HeldPile {
  readonly id: PlayerId;
  readonly points: number;
  /** Not counted, but what the others left. */
  readonly third: boolean;
}

function pilesOf({ seats }: Telling, counts: Deal["counts"], sittingOut: readonly PlayerId[]): readonly HeldPile[] {
  if (!counts) return [];
  return seats
    .filter((id) => !sittingOut.includes(id))
    .map((id) => {
      const pile = counts.find(({ player }) => player === id);
      return { id, points: pile?.points ?? thirdPile(counts), third: pile === undefined };
    });
}

const received = (id: PlayerId, paid: readonly Transfer[]): number =>
  paid.reduce(
    (sum, { from, to, amount }) =>
      sum + (accountPlayer(to) === id ? amount : 0) - (accountPlayer(from) === id ? amount : 0),
    0,
  );
