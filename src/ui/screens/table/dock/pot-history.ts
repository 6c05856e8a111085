import { type EntryId, held, type PotId, potAccount, type Transfer } from "../../../../model/index.ts";
import type { TarokEntry } from "../../../../rules/tarok/entry.ts";
import type { Line, LiveEvening } from "../../../../state/index.ts";
import { tarokEntry } from "../../../evening/telling.ts";

/** One entry that changed what a pot holds, in points. */
export interface PotRow {
  readonly id: EntryId;
  readonly type: TarokEntry["type"];
  readonly number: number | null;
  readonly by: number;
  readonly holds: number;
}

interface History {
  /** What the evening began with, where the pot was never empty since; else null. */
  readonly begins: number | null;
  /** Newest first, back to the entry that emptied it. */
  readonly rows: readonly PotRow[];
}

/** How a pot came to hold what it holds: everything since an ultimo or a tout last emptied it. */
export function potHistory(pot: PotId, opening: LiveEvening["opening"]["value"], lines: readonly Line[]): History {
  const account = potAccount(pot);
  const rows: PotRow[] = [];
  for (const { entry, number, transfers, state } of lines.toReversed()) {
    const by = sum(transfers, account);
    if (by === 0) continue;
    const { id, type } = tarokEntry(entry);
    rows.push({ id, type, number, by, holds: held(state.books, account) });
    if (transfers.some(({ from, reason }) => from === account && (reason === "ultimo" || reason === "tout"))) {
      return { begins: null, rows };
    }
  }
  return { begins: held(opening.state.books, account), rows };
}

const sum = (transfers: readonly Transfer[], account: string): number =>
  transfers.reduce(
    (total, { from, to, amount }) => total + (to === account ? amount : from === account ? -amount : 0),
    0,
  );
