import type { AccountRow, Line } from "../../state/index.ts";
import { words } from "../words.ts";
import { entryOf } from "./telling.ts";

/** What an entry is called: "Spil 12", "Runde 3", or its kind where it has no number. */
export function entryTitle({ number, entry }: Pick<Line, "number" | "entry">): string {
  const { common } = words.value;
  const kind = common.entryKinds[entryOf(entry).type];
  return number === null ? kind : common.numbered(kind, number);
}

/** What a row of a history is of: an entry, or the beginning. */
export const rowTitle = ({ line }: AccountRow): string =>
  line === null ? words.value.account.begins : entryTitle(line);
