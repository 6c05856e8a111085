import type { LiveEvening } from "../../state/index.ts";
import { Ask, Key } from "../components/index.ts";
import { words } from "../words.ts";
import { logTitle } from "./log-title.ts";
import type { Undo } from "./undo.ts";

interface Props {
  readonly live: LiveEvening;
  readonly undo: Undo;
}

/** Asks before undo takes back a part of an evening that was settled, and names it; nothing as long as nobody wants that. */
export function UndoAsk({ live, undo: { asked, answer } }: Props) {
  const { book, common } = words.value;
  if (asked === null) return null;
  return (
    <Ask question={book.undoAsk(logTitle(live, asked))} onCancel={() => answer(false)}>
      <div class="keys">
        <Key onClick={() => answer(false)}>{common.keep}</Key>
        <Key kind="main" onClick={() => answer(true)}>
          {common.undo}
        </Key>
      </div>
    </Ask>
  );
}
