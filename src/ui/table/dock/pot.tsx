import { causes } from "../../../i18n/index.ts";
import { type PotId, potAccount } from "../../../model/index.ts";
import type { KeyOf } from "../../../rules/surface.ts";
import { type AccountRow, historyOf } from "../../../state/index.ts";
import { Amount, KeyLink, Say } from "../../components/index.ts";
import { storyOf } from "../../evening/columns.ts";
import { rowTitle } from "../../evening/row-title.ts";
import { entryOf } from "../../evening/telling.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import { dealWords, useTable } from "../use-table.ts";
import { DockHead } from "./head.tsx";
import "./pot.css";

/** What a pot was filled with since a payment last emptied it, newest first; the last number is what it holds. */
export function PotHistory({ pot, close }: { readonly pot: PotId; readonly close: KeyOf<unknown> }) {
  const { live, surface, at, shortcutOf } = useTable();
  const { table, common, account: said } = words.value;
  const account = potAccount(pot);
  const { rows, earlier } = historyOf(account, storyOf(live));
  const now = surface.cups.find((cup) => cup.pot === pot);
  const names: Readonly<Record<string, string>> = common.pots;
  const name = names[pot] ?? pot;
  const title = earlier.length === 0 ? name : table.potHistory(name);
  return (
    <>
      <DockHead title={title} close={close}>
        <KeyLink kind="plain" tap="account" shortcut={shortcutOf("account")} to={paths.account(live.id, account)}>
          {said.whole}
        </KeyLink>
      </DockHead>
      <ul class="scroll pot-rows">
        {at.kind === "next" && now && now.after !== now.before ? (
          <li>
            <b>{dealWords(live).inThisToo}</b>
            <Change by={now.after - now.before} holds={now.after} />
          </li>
        ) : null}
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </ul>
    </>
  );
}

function Row({ row }: { readonly row: AccountRow }) {
  const { live, told } = useTable();
  const { line, causes: groups, seats, change, holds } = row;
  const entry = line && entryOf(line.entry);
  return (
    <li>
      <a href={paths.book(live.id, line?.entry.id)}>
        <span>
          <b>{rowTitle(row)}.</b> <Say>{causes({ ...told, seats }, groups, entry)}</Say>
        </span>
      </a>
      <Change by={change} holds={holds} />
    </li>
  );
}

function Change({ by, holds }: { readonly by: number; readonly holds: number }) {
  const { format } = words.value;
  return (
    <>
      <Amount value={by}>{format.signed(by)}</Amount>
      <span class="num quiet">{format.points(holds)}</span>
    </>
  );
}
