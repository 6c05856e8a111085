import type { Telling } from "../../../i18n/index.ts";
import type { Line } from "../../../state/index.ts";
import { Notice } from "../../components/index.ts";
import { Problems } from "../../evening/problems.tsx";
import { entryOf } from "../../evening/telling.ts";
import { words } from "../../words.ts";

/** Says of an entry that no longer fits the rest why it pays nothing, and the way out. */
export function Misfit({ told, line }: { readonly told: Telling; readonly line: Line | null }) {
  const { book } = words.value;
  if (line === null || line.problems.length === 0) return null;
  return (
    <div class="bk-misfit">
      <Notice lead={book.misfit}>{book.misfitWay}</Notice>
      <Problems told={told} problems={line.problems} entry={entryOf(line.entry)} />
    </div>
  );
}
