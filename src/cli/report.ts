import { type Replay, replay, settle, stateAfter } from "../ledger/index.ts";
import type { Evening, Transfer } from "../model/index.ts";

/** What `replay` prints of an evening (format.md): the books after every entry, and the settlement once it has ended. */
export function report(evening: Evening) {
  const replayed = replay(evening);
  return {
    opening: replayed.opening.state.books,
    entries: replayed.postings.map(({ entry: { id, type }, transfers, state }) => ({
      id,
      type,
      transfers: transfers.map(withoutSource),
      ...state.books,
    })),
    ...(evening.end && { settlement: settlement(evening, replayed) }),
  };
}

function settlement(evening: Evening, replayed: Replay) {
  const { split, points, money, payments } = settle(evening, stateAfter(replayed));
  return { potSplit: split.shares, points, money, payments };
}

const withoutSource = ({ from, to, amount, reason }: Transfer) => ({ from, to, amount, reason });
