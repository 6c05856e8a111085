import type { Points } from "../../../model/index.ts";
import type { Outcome } from "../../../state/index.ts";

/** What everyone at the table gets of the pots beside the remainder, in points; undefined where there is nothing to share. */
export function shareOf({ shares, remainder, remainderTo }: Outcome["split"]): Points | undefined {
  const rows = Object.entries(shares);
  // Alone at the table one gets all: there is no other share to tell it by.
  const [, share] = rows.find(([id]) => id !== remainderTo) ?? rows[0] ?? [];
  return share === undefined || (share === 0 && remainder === 0) ? undefined : share;
}
