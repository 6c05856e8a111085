import { useState } from "preact/hooks";
import type { EntryId } from "../../../model/index.ts";
import type { LiveEvening } from "../../../state/index.ts";
import { FaultNotice, Key, KeyLink, Page, UndoIcon } from "../../components/index.ts";
import { columnsOf, storyOf } from "../../evening/columns.ts";
import { Reader } from "../../evening/reader.tsx";
import { useUndo } from "../../evening/undo.ts";
import { UndoAsk } from "../../evening/undo-ask.tsx";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import { Attention } from "./attention.tsx";
import { Head } from "./head.tsx";
import { Again, Last } from "./last.tsx";
import { RowView } from "./row.tsx";
import { rowsOf } from "./rows.ts";
import { useOpened } from "./use-opened.ts";

interface Props {
  readonly live: LiveEvening;
  readonly opened: EntryId | undefined;
}

/** More than an evening holds; only what was put together from many is shown in parts. */
const AT_ONCE = 120;

/** The book: every entry with what it moved and the balances after it, newest first. */
export function Book({ live, opened }: Props) {
  const { book, common, table } = words.value;
  const story = storyOf(live);
  const columns = columnsOf(story);
  const rows = rowsOf(story, columns);
  const undo = useUndo(live);
  const toggle = useOpened(live.id, opened);
  const [room, setRoom] = useState(AT_ONCE);
  const shown = Math.max(room, rows.findIndex(({ key }) => key === opened) + 1);
  return (
    <Page
      title={book.title}
      class="book"
      back={{ to: paths.table(live.id), label: table.title }}
      action={
        live.canUndo.value ? (
          <Key kind="plain" sign={<UndoIcon />} onClick={undo.undo}>
            {common.undo}
          </Key>
        ) : undefined
      }
    >
      <Reader live={live} />
      <UndoAsk live={live} undo={undo} />
      <Head live={live} columns={columns} />
      <Last live={live} redo={undo.redo} />
      <Again live={live} />
      <FaultNotice fault={undo.fault} />
      <Attention live={live} />
      {story.lines.length === 0 ? <Empty live={live} /> : null}
      <ol class="bk-rows">
        {rows.slice(0, shown).map((row) => (
          <RowView key={row.key} live={live} row={row} open={row.key === opened} onToggle={toggle} onUndo={undo.undo} />
        ))}
      </ol>
      {shown < rows.length ? <Key onClick={() => setRoom(shown + AT_ONCE)}>{book.older}</Key> : null}
    </Page>
  );
}

function Empty({ live }: Pick<Props, "live">) {
  const { book } = words.value;
  return (
    <div class="bk-empty">
      <p>{words.value.units[live.setup.value.game].none}</p>
      <KeyLink kind="main" to={paths.table(live.id)}>
        {book.toTable}
      </KeyLink>
    </div>
  );
}
