import { summary, type Telling } from "../../../i18n/index.ts";
import type { EntryId } from "../../../model/index.ts";
import type { LiveEvening } from "../../../state/index.ts";
import { Say } from "../../components/index.ts";
import { clockIn } from "../../evening/day.ts";
import { loggedEntry } from "../../evening/log-title.ts";
import { words } from "../../words.ts";

interface Props {
  readonly live: LiveEvening;
  readonly told: Telling;
  readonly entry: EntryId;
}

/** What stood in an entry before it was corrected, newest first. */
export function Earlier({ live, told, entry }: Props) {
  const { book } = words.value;
  const corrected = live.log.value.filter(({ of, kind }) => of === entry && kind === "corrected");
  if (corrected.length === 0) return null;
  return (
    <div class="bk-earlier">
      <h3>{book.earlier}</h3>
      <ul>
        {corrected.map(({ revision, at, before }) => {
          const [stood, time] = [loggedEntry(before), clockIn(live, at)];
          return (
            <li key={revision}>
              {stood === null ? null : <Say>{summary(told, stood)}</Say>}{" "}
              {time === undefined ? null : <span class="quiet">{book.replacedAt(time)}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
