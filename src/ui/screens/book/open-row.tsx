import type { Telling } from "../../../i18n/index.ts";
import type { LiveEvening } from "../../../state/index.ts";
import { Circumstances } from "../../evening/circumstances.tsx";
import { Payments } from "../../evening/payments.tsx";
import { entryOf } from "../../evening/telling.ts";
import { words } from "../../words.ts";
import { Actions } from "./actions.tsx";
import { Earlier } from "./earlier.tsx";
import type { PotChange, Row } from "./rows.ts";
import "./open-row.css";

interface Props {
  readonly live: LiveEvening;
  readonly row: Row;
  readonly told: Telling;
}

/** An opened entry: its circumstances, every payment with its rule, the pots, and what can be done with it. */
export function OpenRow({ live, row, told }: Props) {
  const { line, step, pots } = row;
  const entry = line && entryOf(line.entry);
  return (
    <div class="bk-open">
      <Circumstances live={live} told={told} line={line} />
      <Payments told={told} entry={entry} transfers={step.transfers} />
      <div class="bk-end">
        <p class="bk-pots">
          {pots.map((change) => (
            <Pot key={change.pot} {...change} />
          ))}
        </p>
        {line === null ? null : (
          <>
            <Earlier live={live} told={told} entry={line.entry.id} />
            {live.reader.value ? null : <Actions live={live} line={line} />}
          </>
        )}
      </div>
    </div>
  );
}

function Pot({ pot, before, after }: PotChange) {
  const { book, common, format } = words.value;
  const names: Readonly<Record<string, string>> = common.pots;
  const held = format.points(after);
  return (
    <span>
      {names[pot] ?? pot} <b class="num">{before === after ? held : book.potChange(format.points(before), held)}</b>
    </span>
  );
}
