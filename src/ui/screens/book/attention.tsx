import type { LiveEvening } from "../../../state/index.ts";
import { KeyLink, Notice } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";

/** Leads to what two copies of the evening left to decide: an entry that no longer fits, one that was corrected twice. */
export function Attention({ live }: { readonly live: LiveEvening }) {
  const { book } = words.value;
  const misfit = live.lines.value.findLast(({ problems }) => problems.length > 0)?.entry.id;
  const conflict = live.conflicts.value.at(-1)?.of;
  const entry = misfit ?? conflict;
  if (entry === undefined) return null;
  return (
    <div class="bk-attention">
      <Notice lead={misfit === undefined ? book.conflicts : book.misfits} />
      <KeyLink to={paths.book(live.id, entry)}>{book.see}</KeyLink>
    </div>
  );
}
