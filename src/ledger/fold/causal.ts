import type { Revision } from "../../model/index.ts";
import type { Dated } from "./log.ts";
import { replacedBy } from "./place.ts";

/**
 * Revisions so that what is replaced comes before what replaces it, else by time, ties by id. Clocks differ: a phone
 * may date a correction before the thing it corrects. A circle is opened at its earliest member.
 * @param rows in the order of time
 */
export function causalOrder(rows: readonly Dated[]): Revision[] {
  const { waiting, followers } = links(rows);
  const ready = new Queue(waiting.flatMap((count, rank) => (count === 0 ? [rank] : [])));
  const taken = rows.map(() => false);
  const order: Revision[] = [];
  let earliest = 0;
  while (order.length < rows.length) {
    while (taken[earliest]) earliest++;
    const rank = ready.take() ?? earliest;
    if (taken[rank]) continue;
    taken[rank] = true;
    order.push(...rows.slice(rank, rank + 1).map(({ revision }) => revision));
    for (const next of followers[rank] ?? []) {
      const left = (waiting[next] ?? 0) - 1;
      waiting[next] = left;
      if (left === 0) ready.add(next);
    }
  }
  return order;
}

/** For each row how many known ones it replaces, and which rows replace it. */
function links(rows: readonly Dated[]): { waiting: number[]; followers: number[][] } {
  const ranks = new Map(rows.map(({ revision }, rank) => [revision.id, rank]));
  const followers: number[][] = rows.map(() => []);
  const waiting = rows.map(({ revision }, rank) => {
    const known = [...new Set(replacedBy(revision))].flatMap((id) => ranks.get(id) ?? []);
    for (const parent of known) followers[parent]?.push(rank);
    return known.length;
  });
  return { waiting, followers };
}

/** Numbers, taken from the smallest on. */
class Queue {
  /** Falling, so that the smallest is popped. */
  readonly #numbers: number[];

  constructor(rising: readonly number[]) {
    this.#numbers = rising.toReversed();
  }

  take(): number | undefined {
    return this.#numbers.pop();
  }

  add(number: number): void {
    let at = this.#numbers.length;
    while (at > 0 && (this.#numbers[at - 1] ?? 0) < number) at--;
    this.#numbers.splice(at, 0, number);
  }
}
