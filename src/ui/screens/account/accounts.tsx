import { type Account, accountPlayer, held } from "../../../model/index.ts";
import { accountsOf, type LiveEvening } from "../../../state/index.ts";
import { Name } from "../../components/index.ts";
import { accountName } from "../../evening/account-name.ts";
import { columnsOf, storyOf } from "../../evening/columns.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";

interface Props {
  readonly live: LiveEvening;
  readonly account: Account;
}

/** What everybody and both pots hold; each leads to its own history. */
export function Accounts({ live, account: shown }: Props) {
  const { account: said, format } = words.value;
  const { books } = live.now.value;
  return (
    <nav aria-label={said.accounts}>
      <ul class="accounts">
        {inOrder(live).map((account) => (
          <li key={account}>
            <a href={paths.account(live.id, account)} aria-current={account === shown ? "page" : undefined}>
              <span>
                <Name>{accountName(live, account)}</Name>
              </span>{" "}
              <b class="num">{format.points(held(books, account))}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** People in the order of the table, then the rest as the books have them. */
function inOrder(live: LiveEvening): readonly Account[] {
  const people = columnsOf(storyOf(live)).map((id): Account => `player:${id}`);
  return [...people, ...accountsOf(live.now.value.books).filter((account) => accountPlayer(account) === undefined)];
}
