import type { EntryId } from "../../../model/index.ts";
import type { LiveEvening } from "../../../state/index.ts";
import { classes, Say } from "../../components/index.ts";
import { entryTitle } from "../../evening/row-title.ts";
import { lineSummary, tellingOf } from "../../evening/telling.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import { Cells } from "./cells.tsx";
import { Changed } from "./changed.tsx";
import { Misfit } from "./misfit.tsx";
import { OpenRow } from "./open-row.tsx";
import type { Row } from "./rows.ts";
import { rowKey } from "./use-opened.ts";
import { Versions } from "./versions.tsx";
import "./row.css";

interface Props {
  readonly live: LiveEvening;
  readonly row: Row;
  readonly open: boolean;
  readonly onToggle: (entry: EntryId | "") => void;
  readonly onUndo: () => void;
}

/** One entry: its number, what happened, what it moved; the whole row opens it. */
export function RowView({ live, row, open, onToggle, onUndo }: Props) {
  const { account, book } = words.value;
  const { fundsPots } = useApp().games[live.setup.value.game];
  const { line, key } = row;
  const told = tellingOf(live, row.seats);
  return (
    <li class={classes("bk", open && "open")}>
      <div class="bk-row">
        <span class="bk-no num" aria-hidden="true">
          {line?.number}
        </span>
        <h2>
          <button id={rowKey(key)} type="button" aria-expanded={open} onClick={() => onToggle(key)}>
            {line?.number == null ? null : <span class="vh">{entryTitle(line)}. </span>}
            {line === null ? fundsPots ? book.begins : account.begins : <Say>{lineSummary(told, line)}</Say>}
          </button>
        </h2>
        <Cells live={live} row={row} />
      </div>
      <Changed live={live} entry={key} onUndo={onUndo} />
      <Misfit told={told} line={line} />
      <Versions live={live} told={told} entry={key} />
      {open ? <OpenRow live={live} row={row} told={told} /> : null}
    </li>
  );
}
