import type { Problem } from "../../model/index.ts";
import type { Line, LiveEvening, Preview } from "../../state/index.ts";
import { paths } from "../paths.ts";
import { Problems } from "./problems.tsx";
import { entryTitle } from "./row-title.ts";
import { entryOf, tellingAt } from "./telling.ts";

interface Props {
  readonly live: LiveEvening;
  readonly preview: Preview;
}

/** Why a change cannot be made: what is wrong with it, and with the entries after it that it would make impossible, each a link to where it is corrected first. */
export function ChangeProblems({ live, preview }: Props) {
  const own = preview.problems.filter((problem) => lineOf(preview, problem) === undefined);
  const later = preview.changed.filter((line) => preview.problems.some((one) => lineOf(preview, one) === line));
  return (
    <>
      <Problems told={tellingAt(live)} problems={own} />
      {later.map((line) => (
        <div key={line.entry.id} class="change-problems">
          <a href={paths.book(live.id, line.entry.id)}>
            <b>{entryTitle(line)}</b>
          </a>
          <Problems
            told={tellingAt(live, line.entry.id)}
            problems={preview.problems.filter((one) => lineOf(preview, one) === line)}
            entry={entryOf(line.entry)}
          />
        </div>
      ))}
    </>
  );
}

/** The line that a problem is told of by its place in the evening; undefined for what is changed itself. */
function lineOf({ changed }: Preview, { path: [list, index] }: Problem): Line | undefined {
  return list === "entries" ? changed.find((line) => line.index === index) : undefined;
}
