import { classes, Switch, TickIcon } from "../components/index.ts";
import { words } from "../words.ts";
import "./payment-line.css";

interface Props {
  readonly from: string;
  readonly to: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly paid: boolean;
  /** Left out where nothing can be paid yet. */
  readonly onPaid?: ((paid: boolean) => void) | undefined;
}

/** Who pays whom how much, with the switch that says that it was paid; a line of a list. */
export function PaymentLine({ from, to, amountMinor, currency, paid, onPaid }: Props) {
  const { format, settle } = words.value;
  const says = settle.pays(from, to);
  const amount = format.money(amountMinor, currency);
  return (
    <li class={classes("payment-line", paid && "paid")}>
      <span class="says">
        <span>{says}</span> <b class="num">{amount}</b>
      </span>
      {onPaid === undefined ? (
        paid && (
          <span class="done">
            <TickIcon />
            {settle.paid}
          </span>
        )
      ) : (
        <Switch on={paid} label={settle.isPaid(`${says} ${amount}`)} onChange={onPaid}>
          {paid ? settle.paid : settle.unpaid}
        </Switch>
      )}
    </li>
  );
}
