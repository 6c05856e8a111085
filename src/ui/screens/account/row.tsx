import { useState } from "preact/hooks";
import { groupHeading, type Telling, type ToldEntry } from "../../../i18n/index.ts";
import type { AccountRow, LiveEvening } from "../../../state/index.ts";
import { Amount, DownIcon, KeyLink, Say, UpIcon } from "../../components/index.ts";
import { Payments } from "../../evening/payments.tsx";
import { rowTitle } from "../../evening/row-title.ts";
import { entryOf, tellingOf } from "../../evening/telling.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";

interface Props {
  readonly live: LiveEvening;
  readonly row: AccountRow;
}

/** One entry: why it changed the account, by how much, and what there was then; opened, each payment with its rule. */
export function HistoryRow({ live, row }: Props) {
  const { account: said, format } = words.value;
  const [open, setOpen] = useState(false);
  const { line, transfers, causes, change, holds, seats } = row;
  const told = tellingOf(live, seats);
  const entry = line && entryOf(line.entry);
  return (
    <li>
      <button type="button" class="account-row" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span class="account-what">
          <b>
            {rowTitle(row)}
            {open ? <UpIcon /> : <DownIcon />}
          </b>
        </span>{" "}
        <span class="account-change">
          <span class="vh">{said.change} </span>
          <Amount value={change}>{format.signed(change)}</Amount>
        </span>{" "}
        <span class="account-holds num">
          <span class="vh">{said.holds} </span>
          {format.points(holds)}
        </span>
        {(open ? [] : causes).map((cause) => (
          <Cause key={`${cause.reason} ${cause.source}`} told={told} entry={entry} cause={cause} />
        ))}
      </button>
      {open ? (
        <div class="account-open">
          <h2 class="vh">{rowTitle(row)}</h2>
          <Payments told={told} entry={entry} transfers={transfers} some ruled />
          <KeyLink to={paths.book(live.id, line?.entry.id)}>{said.inBook}</KeyLink>
        </div>
      ) : null}
    </li>
  );
}

interface CauseProps {
  readonly told: Telling;
  readonly entry: ToldEntry | null;
  readonly cause: AccountRow["causes"][number];
}

/** What happened, and its part of the change. */
function Cause({ told, entry, cause }: CauseProps) {
  return (
    <>
      <span class="account-cause">
        {" "}
        <Say>{groupHeading(told, cause, entry)}</Say>
      </span>{" "}
      <span class="account-part num">{told.words.format.signed(cause.change)}</span>
    </>
  );
}
