import { useState } from "preact/hooks";
import { type Account, accountPlayer, accountPot } from "../../../model/index.ts";
import { type AccountRow, historyOf, type LiveEvening } from "../../../state/index.ts";
import { Key, Page } from "../../components/index.ts";
import { accountTitle } from "../../evening/account-name.ts";
import { storyOf } from "../../evening/columns.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import { Accounts } from "./accounts.tsx";
import { HistoryRow } from "./row.tsx";
import "./account.css";

interface Props {
  readonly live: LiveEvening;
  readonly account: Account;
}

/** How an account came to hold what it holds, entry by entry; of a pot first what it was filled with since it was empty. */
export function AccountPage({ live, account }: Props) {
  const said = words.value.account;
  const [all, setAll] = useState(false);
  const { rows, earlier } = historyOf(account, storyOf(live));
  const whole = all || earlier.length === 0;
  return (
    <Page
      title={accountTitle(live, account)}
      class="account"
      back={{ to: paths.table(live.id), label: words.value.table.title }}
      felt={<Accounts live={live} account={account} />}
    >
      <p class="quiet">{rows.length === 0 ? said.nothing : whole ? said.allEvening : said.sinceEmptied}</p>
      <Rows live={live} account={account} rows={all ? [...rows, ...earlier] : rows} />
      {whole ? null : <Key onClick={() => setAll(true)}>{said.earlier}</Key>}
    </Page>
  );
}

function Rows({ live, account, rows }: Props & { readonly rows: readonly AccountRow[] }) {
  const said = words.value.account;
  const { book } = words.value;
  if (rows.length === 0) return null;
  const isPot = accountPot(account) !== undefined;
  return (
    <div class="account-rows">
      <p class="account-head" aria-hidden="true">
        <span />
        <span>{said.change}</span>
        <span>{accountPlayer(account) === undefined ? (isPot ? said.inPot : said.holds) : book.balance}</span>
      </p>
      <ol>
        {rows.map((row) => (
          <HistoryRow key={row.key} live={live} row={row} />
        ))}
      </ol>
    </div>
  );
}
