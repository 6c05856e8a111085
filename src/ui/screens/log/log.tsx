import type { LiveEvening } from "../../../state/index.ts";
import { FaultNotice, Key, Page, RedoIcon, UndoIcon } from "../../components/index.ts";
import { useUndo } from "../../evening/undo.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import { LogEntry } from "./log-entry.tsx";
import { toldRows } from "./rows.ts";

/** What was changed in an evening, newest first, and undo and redo of it. */
export function Log({ live }: { readonly live: LiveEvening }) {
  const { book, common } = words.value;
  const { undo, redo, fault } = useUndo(live);
  const rows = toldRows(live.log.value);
  return (
    <Page title={book.log} back={{ to: paths.book(live.id), label: book.title }}>
      {live.canUndo.value || live.canRedo.value ? (
        <div class="keys">
          {live.canUndo.value ? (
            <Key sign={<UndoIcon />} onClick={undo}>
              {common.undo}
            </Key>
          ) : null}
          {live.canRedo.value ? (
            <Key sign={<RedoIcon />} onClick={redo}>
              {common.redo}
            </Key>
          ) : null}
        </div>
      ) : null}
      <FaultNotice fault={fault} />
      {rows.length === 0 ? <p>{book.logEmpty}</p> : null}
      <ol class="log">
        {rows.map((row) => (
          <LogEntry key={row.revision} live={live} row={row} />
        ))}
      </ol>
    </Page>
  );
}
