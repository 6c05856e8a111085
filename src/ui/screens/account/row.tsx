import { useState } from "preact/hooks";
import { causes } from "../../../i18n/index.ts";
import { type AccountRow, explain, type LiveEvening } from "../../../state/index.ts";
import { Amount, DownIcon, KeyLink, Say, UpIcon } from "../../components/index.ts";
import { Payments } from "../../evening/payments.tsx";
import { rowTitle } from "../../evening/row-title.ts";
import { tarokEntry, tellingOf } from "../../evening/telling.ts";
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
  const { line, transfers, change, holds, seats } = row;
  const told = tellingOf(live, seats);
  const entry = line && tarokEntry(line.entry);
  return (
    <li>
      <button type="button" class="account-row" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span class="account-what">
          <b>
            {rowTitle(row)}
            {open ? <UpIcon /> : <DownIcon />}
          </b>{" "}
          <span class="quiet">
            <Say>{causes(told, explain(transfers), entry)}</Say>
          </span>
        </span>{" "}
        <span class="account-change">
          <span class="vh">{said.change} </span>
          <Amount value={change}>{format.signed(change)}</Amount>
        </span>{" "}
        <span class="account-holds num">
          <span class="vh">{said.holds} </span>
          {format.points(holds)}
        </span>
      </button>
      {open ? (
        <div class="account-open">
          <Payments told={told} entry={entry} transfers={transfers} ruled />
          <KeyLink to={paths.book(live.id, line?.entry.id)}>{said.inBook}</KeyLink>
        </div>
      ) : null}
    </li>
  );
}
