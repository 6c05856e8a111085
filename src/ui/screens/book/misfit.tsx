import type { Telling } from "../../../i18n/index.ts";
import type { Line } from "../../../state/index.ts";
import { Notice } from "../../components/index.ts";
import { words } from "../../words.ts";

/** Says of an entry that no longer fits the rest why it pays nothing, and the way out. */
export function Misfit({ line }: { readonly told: Telling; readonly line: Line | null }) {
  const { book } = words.value;
  if (line === null || line.problems.length === 0) return null;
  return (
    <div class="bk-misfit">
      <Notice lead={book.misfit}>{book.misfitWay}</Notice>
    </div>
  );
}
