import type { Paid, PlayerId } from "../model/index.ts";
import type { MinorAmounts } from "./money.ts";

/** With more people than this the plan is at most one payment fewer than there are people (rules.md, section 8). */
const EXACT_UP_TO = 15;

interface Balance {
  readonly id: PlayerId;
  readonly amount: number;
}

/**
 * The smallest number of payments that brings every amount to 0; the amounts sum to 0. Always the same plan for the same
 * amounts in the same order, and in the order of who pays and of whom.
 */
export function smallestPlan(amounts: MinorAmounts): Paid[] {
  const people = [...amounts].filter(([, amount]) => amount !== 0).map(([id, amount]) => ({ id, amount }));
  const groups = people.length <= EXACT_UP_TO ? mostGroups(people) : [people];
  const place = new Map(people.map(({ id }, index) => [id, index]));
  const placeOf = (id: PlayerId) => place.get(id) ?? 0;
  return groups.flatMap(settleGroup).sort((a, b) => placeOf(a.from) - placeOf(b.from));
}

/**
 * The most groups that each sum to 0: a group of n needs n − 1 payments, so every group more saves one. Sets of people are
 * bit masks; a set is best built by adding one person after another so that its sum comes to 0 as often as possible.
 */
function mostGroups(people: readonly Balance[]): Balance[][] {
  const { closed, sums } = closedGroups(people);
  const groups: Balance[][] = [];
  let group = 0;
  for (let set = closed.length - 1; set > 0; ) {
    const last = 1 << lastAdded(set, closed, people.length);
    set &= ~last;
    group |= last;
    if (sums[set] !== 0) continue;
    const members = group;
    groups.push(people.filter((_, index) => members & (1 << index)));
    group = 0;
  }
  return groups;
}

/** For every set of people what their amounts sum to, and how often the sum was 0 on the best way there. */
function closedGroups(people: readonly Balance[]): { closed: Int8Array; sums: Float64Array } {
  const closed = new Int8Array(1 << people.length);
  const sums = new Float64Array(closed.length);
  for (let set = 1; set < closed.length; set++) {
    const lowest = 31 - Math.clz32(set & -set);
    sums[set] = (sums[set & (set - 1)] ?? 0) + (people[lowest]?.amount ?? 0);
    closed[set] = (closed[set & ~(1 << lastAdded(set, closed, people.length))] ?? 0) + (sums[set] === 0 ? 1 : 0);
  }
  return { closed, sums };
}

/** Who is best added last: without that person the set has closed the most groups. The first of several. */
function lastAdded(set: number, closed: Int8Array, size: number): number {
  let best = -1;
  for (let i = 0; i < size; i++) {
    if (set & (1 << i) && (best < 0 || (closed[set & ~(1 << i)] ?? 0) > (closed[set & ~(1 << best)] ?? 0))) best = i;
  }
  return best;
}

/** One payment fewer than the group has people: each brings one of the two to 0. */
function settleGroup(group: readonly Balance[]): Paid[] {
  const debtors = group.filter(({ amount }) => amount < 0).map(({ id, amount }) => ({ id, left: -amount }));
  const creditors = group.filter(({ amount }) => amount > 0).map(({ id, amount }) => ({ id, left: amount }));
  const payments: Paid[] = [];
  for (let [from, to] = [debtors.shift(), creditors.shift()]; from && to; ) {
    const amountMinor = Math.min(from.left, to.left);
    payments.push({ from: from.id, to: to.id, amountMinor });
    from.left -= amountMinor;
    to.left -= amountMinor;
    if (from.left === 0) from = debtors.shift();
    if (to.left === 0) to = creditors.shift();
  }
  return payments;
}
