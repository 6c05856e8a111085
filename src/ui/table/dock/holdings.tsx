import { type Account, type PlayerId, playerAccount, potAccount } from "../../../model/index.ts";
import { Amount } from "../../components/index.ts";
import { AccountLink } from "../../evening/account-link.tsx";
import { accountName } from "../../evening/account-name.ts";
import { words } from "../../words.ts";
import { useTable } from "../use-table.ts";
import "./pot.css";

/** Somebody at the table, with what they had and what the deal gives or costs. */
export interface Holder {
  readonly player: PlayerId;
  readonly balance: number;
  readonly net: number;
}

/** What the deal comes to for everybody and both pots, and what they then hold; each leads to its history. */
export function Holdings({ people }: { readonly people: readonly Holder[] }) {
  const { cups } = useTable().surface;
  return (
    <ul class="pot-rows holdings">
      {people.map(({ player, balance, net }) => (
        <Holding key={player} account={playerAccount(player)} net={net} holds={balance + net} />
      ))}
      {cups.map(({ pot, before, after }) => (
        <Holding key={pot} account={potAccount(pot)} net={after - before} holds={after} />
      ))}
    </ul>
  );
}

interface Props {
  readonly account: Account;
  readonly net: number;
  readonly holds: number;
}

function Holding({ account, net, holds }: Props) {
  const { live } = useTable();
  const { format } = words.value;
  return (
    <li>
      <AccountLink live={live} account={account}>
        {accountName(live, account)}
      </AccountLink>
      <Amount value={net}>{format.signed(net)}</Amount>
      <span class="num quiet">{format.points(holds)}</span>
    </li>
  );
}
