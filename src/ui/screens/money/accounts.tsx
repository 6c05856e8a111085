import { useMemo } from "preact/hooks";
import type { Account, Claim, Club } from "../../../state/club/index.ts";
import { Amount, ListLink } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { apart, GiveMark } from "../../people/apart.tsx";
import { words } from "../../words.ts";
import { Made } from "./made.tsx";
import { Nights } from "./nights.tsx";
import { AnotherPayment } from "./pay.tsx";
import { Plan } from "./plan.tsx";

/** What is open between people, the fewest payments that clear it, and what was paid. */
export function Accounts({ club }: { readonly club: Club }) {
  const { accounts, payments } = club;
  const say = words.value.club;
  const all = accounts.value;
  if (all === null || payments.value === null) return null;
  const open = all.filter(({ people }) => people.length > 0);
  return (
    <>
      <p>{say.accountIs}</p>
      {open.length === 0 ? <p class="lead">{say.clear}</p> : null}
      {open.map((account) => (
        <Open key={account.currency} club={club} account={account} />
      ))}
      <GiveMark among={open.flatMap(({ people }) => people.map(({ player }) => player))} />
      <AnotherPayment club={club} currencies={useMemo(() => currenciesOf(all), [all])} />
      <Nights club={club} />
      <Made club={club} payments={payments.value} />
    </>
  );
}

/** Where nothing was ever played for money, payments are in kroner. */
const currenciesOf = (accounts: readonly Account[]): readonly string[] =>
  accounts.length === 0 ? ["DKK"] : accounts.map(({ currency }) => currency);

function Open({ club, account }: { readonly club: Club; readonly account: Account }) {
  return (
    <section>
      <ul class="claims">
        {account.people.map((claim) => (
          <li key={claim.player}>
            <ClaimLink claim={claim} currency={account.currency} />
          </li>
        ))}
      </ul>
      <Plan club={club} account={account} />
    </section>
  );
}

function ClaimLink({ claim: { player, name, minor }, currency }: { readonly claim: Claim; readonly currency: string }) {
  const { format, club } = words.value;
  return (
    <ListLink
      to={paths.money(player)}
      title={minor > 0 ? club.receives(name) : club.owes(name)}
      below={apart(player)}
      end={<Amount value={minor}>{format.money(Math.abs(minor), currency)}</Amount>}
    />
  );
}
