import { useState } from "preact/hooks";
import type { LiveEvening } from "../../../state/index.ts";
import { FaultNotice, Key, Page, RedoIcon, UndoIcon } from "../../components/index.ts";
import { Reader } from "../../evening/reader.tsx";
import { useUndo } from "../../evening/undo.ts";
import { UndoAsk } from "../../evening/undo-ask.tsx";
import { paths } from "../../paths.ts";
import { here } from "../../router.ts";
import { words } from "../../words.ts";
import { LogEntry } from "./log-entry.tsx";
import { toldRows } from "./rows.ts";

/** To the book, of which it is a part; to the table for who came from there. */
function wayBack({ id }: LiveEvening) {
  const { book, table } = words.value;
  const fromTable = here.value.trail.at(-1) === paths.table(id).slice(1);
  return fromTable ? { to: paths.table(id), label: table.title } : { to: paths.book(id), label: book.title };
}

/** So many are asked for: what was done in the last minutes. */
const AT_FIRST = 10;

/** What was changed in an evening, newest first, and undo and redo of it. */
export function Log({ live }: { readonly live: LiveEvening }) {
  const { book, common } = words.value;
  const undoing = useUndo(live);
  const { undo, redo, fault } = undoing;
  const rows = toldRows(live.log.value);
  const [room, setRoom] = useState(AT_FIRST);
  // Whom an arrival brought along has a row that is not told.
  const moved = live.movedBy(2 * room);
  return (
    <Page title={book.log} back={wayBack(live)}>
      <Reader live={live} />
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
      <UndoAsk live={live} undo={undoing} />
      <FaultNotice fault={fault} />
      {rows.length === 0 ? <p>{book.logEmpty}</p> : null}
      <ol class="log">
        {rows.slice(0, room).map((row) => (
          <LogEntry key={row.revision} live={live} row={row} moved={moved.get(row.revision)} />
        ))}
      </ol>
      {room < rows.length ? <Key onClick={() => setRoom(rows.length)}>{book.older}</Key> : null}
    </Page>
  );
}
