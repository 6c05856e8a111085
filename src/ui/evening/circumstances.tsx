import {
  dealLine,
  dealRemarks,
  plain,
  roundLine,
  roundTricks,
  type Telling,
  type ToldEntry,
} from "../../i18n/index.ts";
import type { Line, LiveEvening } from "../../state/index.ts";
import { words } from "../words.ts";
import { timeOfEntry } from "./day.ts";
import { entryOf } from "./telling.ts";

interface Props {
  readonly live: LiveEvening;
  readonly told: Telling;
  /** Null for the beginning of an evening, of which there is nothing to say. */
  readonly line: Line | null;
}

/** Who dealt and who sat out, what was noted besides, and when; and where an entry pays nothing, that it does not. */
export function Circumstances({ live, told, line }: Props) {
  const { book } = words.value;
  if (line === null) return null;
  const entry = entryOf(line.entry);
  const time = entry.at === undefined ? [] : timeOfEntry(live, entry.at);
  return (
    <>
      <p class="quiet">{[...dealSaid(told, entry), ...time].join(" · ")}</p>
      {line.transfers.length === 0 && line.problems.length === 0 ? <p>{book.nobodyPays}</p> : null}
    </>
  );
}

function dealSaid(told: Telling, entry: ToldEntry): readonly string[] {
  if (entry.type === "round") return [...roundLine(told, entry), ...roundTricks(told, entry)];
  return entry.type === "deal" ? [dealLine(told, entry), ...dealRemarks(told, entry).map(plain)] : [];
}
