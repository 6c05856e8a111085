import type { Change, Line, LiveEvening } from "../../../state/index.ts";
import { Ask, announce, FaultNotice, Key } from "../../components/index.ts";
import { ChangePreview } from "../../evening/change-preview.tsx";
import { entryTitle } from "../../evening/row-title.ts";
import { paths } from "../../paths.ts";
import { up } from "../../router.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";

interface Props {
  readonly live: LiveEvening;
  readonly line: Line;
  readonly onKeep: () => void;
}

/** Shows what deleting an entry would change for everyone, and deletes it once that is agreed to. */
export function Remove({ live, line, onKeep }: Props) {
  const { book, common } = words.value;
  const { fault, run } = useCommand();
  const change: Change = { kind: "remove", id: line.entry.id };
  const preview = live.preview(change);
  const remove = () =>
    run(live.apply(change), () => {
      announce(book.removed);
      up(paths.book(live.id));
    });
  return (
    <Ask question={line.number === null ? book.removeEntry : book.removeDeal(entryTitle(line))} onCancel={onKeep}>
      <ChangePreview live={live} preview={preview} />
      <FaultNotice fault={fault} />
      <div class="keys">
        <Key onClick={onKeep}>{common.keep}</Key>
        {preview.problems.length > 0 ? null : (
          <Key kind="main" onClick={remove}>
            {common.remove}
          </Key>
        )}
      </div>
    </Ask>
  );
}
