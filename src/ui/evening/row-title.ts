import type { AccountRow } from "../../state/index.ts";
import { words } from "../words.ts";
import { tarokEntry } from "./telling.ts";

/** What a row of a history is of: "Spil 12", another kind of entry, or the beginning. */
export function rowTitle({ line }: AccountRow): string {
  const { account, common } = words.value;
  if (line === null) return account.begins;
  return line.number === null ? common.entryKinds[tarokEntry(line.entry).type] : common.deal(line.number);
}
