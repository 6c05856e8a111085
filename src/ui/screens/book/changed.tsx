import type { EntryId } from "../../../model/index.ts";
import type { LiveEvening } from "../../../state/index.ts";
import { Key, Notice, UndoIcon } from "../../components/index.ts";
import { timeIn } from "../../evening/day.ts";
import { logTitle } from "../../evening/log-title.ts";
import { words } from "../../words.ts";
import "./changed.css";

interface Props {
  readonly live: LiveEvening;
  readonly entry: EntryId | "";
  readonly onUndo: () => void;
}

/** In the row that was corrected or put in just now that it was, where the eye is, with the way back. */
export function Changed({ live, entry, onUndo }: Props) {
  const { common } = words.value;
  const row = live.undoes.value;
  const isNext = row?.kind === "saved" && live.lines.value.at(-1)?.entry.id === entry;
  if (row?.of !== entry || isNext) return null;
  const title = logTitle(live, row);
  return (
    <div class="bk-changed">
      <Notice lead={title}>{timeIn(live, row.at)}</Notice>
      <Key kind="plain" sign={<UndoIcon />} label={`${common.undo}: ${title}`} onClick={onUndo}>
        {common.undo}
      </Key>
    </div>
  );
}
