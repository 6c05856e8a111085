import type { LogRow } from "../../../state/index.ts";

/** The log as it is told: that a newcomer is in the evening from now on goes without saying beside the arrival. */
export const toldRows = (rows: readonly LogRow[]): readonly LogRow[] =>
  rows.filter((row, i) => !(isArrival(rows[i - 1], row) || isArrival(rows[i + 1], row)));

function isArrival(beside: LogRow | undefined, { kind, at, entry }: LogRow): boolean {
  const arrival = beside?.entry ?? beside?.before;
  return kind === "setup" && "players" in (entry ?? {}) && arrival?.["type"] === "join" && beside?.at === at;
}
