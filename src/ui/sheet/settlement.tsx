import type { LiveEvening, Outcome } from "../../state/index.ts";
import { useWhere } from "../club/use-where.ts";
import { planTold } from "../evening/plan-told.ts";
import { isShared, standingsOf } from "../evening/standings.ts";
import { words } from "../words.ts";
import { SheetLabel } from "./label.tsx";

interface Props {
  readonly live: LiveEvening;
  readonly outcome: Outcome;
}

/** What everybody comes to, with a line to sign on, and who pays whom. */
export function SheetSettlement({ live, outcome }: Props) {
  const { settle } = words.value;
  return (
    <section class="sheet-settlement">
      <h3>{settle.title}</h3>
      <Standings live={live} outcome={outcome} />
      <Plan live={live} outcome={outcome} />
    </section>
  );
}

function Standings({ live, outcome }: Props) {
  const { common, format, settle, share } = words.value;
  const currency = format.currency(live.setup.value.money.currency);
  const shared = isShared(outcome);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{settle.player}</th>
          {shared ? <th scope="col">{settle.balance}</th> : null}
          {shared ? <th scope="col">{settle.pots}</th> : null}
          <th scope="col">{common.point}</th>
          <th scope="col">{currency}</th>
          <th scope="col" class="sheet-sign">
            {share.sheet.signature}
          </th>
        </tr>
      </thead>
      <tbody>
        {standingsOf(live, outcome, format).map(({ id, name, balance, share, points, money }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {shared ? (
              <>
                <td class="num">
                  <SheetLabel>{settle.balance}</SheetLabel>
                  {balance}
                </td>
                <td class="num">
                  <SheetLabel>{settle.pots}</SheetLabel>
                  {share}
                </td>
              </>
            ) : null}
            <td class="num">
              <SheetLabel>{common.point}</SheetLabel>
              {points}
            </td>
            <td class="num">
              <SheetLabel>{currency}</SheetLabel>
              <b>{money}</b>
            </td>
            <td class="sheet-sign" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Plan({ live, outcome: { payments } }: Props) {
  const where = useWhere(live);
  const { format, settle } = words.value;
  const { currency } = live.setup.value.money;
  if (payments === null) return <p>{settle.noMoney}</p>;
  if (payments.length === 0) return <p>{settle.nobodyOwes}.</p>;
  const told = planTold(payments, where, currency, words.value);
  return (
    <ul>
      {told.payments.map(({ from, to, amountMinor, paid }) => (
        <li key={`${from} ${to} ${amountMinor}`}>
          <span>{settle.pays(live.name(from), live.name(to))}</span> <b>{format.money(amountMinor, currency)}</b>{" "}
          <span>{paid ? settle.paid : settle.unpaid}</span>
        </li>
      ))}
      {told.rest === undefined ? null : <li>{told.rest}</li>}
    </ul>
  );
}
