import { playerAccount } from "../../../model/index.ts";
import type { LiveEvening, Outcome } from "../../../state/index.ts";
import { Amount } from "../../components/index.ts";
import { isShared, isTight, type StandingRow, standingsOf } from "../../evening/standings.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import "./standings.css";

interface Props {
  readonly live: LiveEvening;
  readonly outcome: Outcome;
}

/** What everyone comes to, as points and as money; balance and share of the pots where there is one, else the points are the balance. */
export function Standings({ live, outcome }: Props) {
  const { common, format, settle } = words.value;
  const { currency } = live.setup.value.money;
  const rows = standingsOf(live, outcome, format);
  const shared = isShared(outcome);
  return (
    <div>
      <table class="st" data-shared={shared} data-tight={isTight(rows, shared) || undefined}>
        <thead>
          <tr>
            <th scope="col">
              <span class="vh">{settle.player}</span>
            </th>
            {shared ? <th scope="col">{settle.balance}</th> : null}
            {shared ? <th scope="col">{settle.pots}</th> : null}
            <th scope="col">{common.point}</th>
            <th scope="col">{format.currency(currency)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Standing key={row.id} live={live} row={row} shared={shared} currency={format.currency(currency)} />
          ))}
        </tbody>
      </table>
      <Price live={live} outcome={outcome} />
    </div>
  );
}

/** Where columns became rows at a large text size, each number has its label beside it. */
const Label = ({ children }: { readonly children: string }) => (
  <span class="st-label" aria-hidden="true">
    {children}{" "}
  </span>
);

interface StandingProps extends Pick<Props, "live"> {
  readonly row: StandingRow;
  /** The pots are shared at the end. */
  readonly shared: boolean;
  readonly currency: string;
}

function Standing({ live, row, shared, currency }: StandingProps) {
  const { common, settle } = words.value;
  return (
    <tr>
      <th scope="row">
        <a href={paths.account(live.id, playerAccount(row.id))}>{row.name}</a>
      </th>
      {shared ? (
        <>
          <td class="num">
            <Label>{settle.balance}</Label>
            {row.balance}
          </td>
          <td class="num">
            <Label>{settle.pots}</Label>
            {row.share}
          </td>
        </>
      ) : null}
      <td class="num">
        <Label>{common.point}</Label>
        {row.points}
      </td>
      <td class="num">
        <Label>{currency}</Label>
        <Amount value={row.gain}>{row.money}</Amount>
      </td>
    </tr>
  );
}

function Price({ live, outcome }: Props) {
  const { format, settle } = words.value;
  const { money } = live.setup.value;
  const price = format.price(money);
  const unit = format.price({ ...money, minorPerPoint: money.roundToMinor });
  return (
    <p class="st-price quiet">
      {money.roundToMinor === 1 ? settle.price(price) : settle.rounded(price, unit)}{" "}
      {outcome.money === null ? null : settle.sumIsZero}
    </p>
  );
}
