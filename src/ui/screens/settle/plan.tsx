import { useEffect, useRef } from "preact/hooks";
import type { Where } from "../../../state/club/index.ts";
import type { LiveEvening, Outcome, Payment } from "../../../state/index.ts";
import { useWhere } from "../../club/use-where.ts";
import { announce, FaultNotice, Key, KeyLink, TickIcon } from "../../components/index.ts";
import { planTold } from "../../evening/plan-told.ts";
import { SendEvening } from "../../evening/send-text.tsx";
import { PaymentLine } from "../../money/payment-line.tsx";
import { paths } from "../../paths.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";
import { Elsewhere } from "./elsewhere.tsx";
import { owed } from "./owed.ts";
import "./plan.css";

interface Props {
  readonly live: LiveEvening;
  readonly outcome: Outcome;
}

/** The smallest number of payments that settles everybody; once the evening is over each can be marked as paid. */
export function Plan({ live, outcome }: Props) {
  const { payments } = outcome;
  const { review, settle, share } = words.value;
  const { fault, run } = useCommand();
  const { end, money } = live.setup.value;
  const { currency } = money;
  const heading = useTurn(end === null);
  const open = owed(payments ?? []).left > 0;
  const where = useWhere(live);
  // What is settled elsewhere is noted there alone.
  const isHere = end !== null && (where === null || where.kind === "here");
  const reopen = () => run(live.reopen(), () => announce(settle.reopened));
  return (
    <section class="st-plan">
      {payments === null ? null : (
        <>
          <h2 ref={heading} tabIndex={-1}>
            <Title payments={payments} where={where} currency={currency} />
          </h2>
          <ul>
            {planTold(payments, where, currency, words.value).payments.map((payment) => (
              <PaymentLine
                key={`${payment.from} ${payment.to} ${payment.amountMinor}`}
                {...payment}
                from={live.name(payment.from)}
                to={live.name(payment.to)}
                currency={currency}
                onPaid={!isHere ? undefined : (paid) => run(live.markPaid(payment, paid))}
              />
            ))}
          </ul>
          {!isHere || !open ? null : <Missing live={live} payments={payments} />}
          {isHere && !live.reader.value && payments.some(({ paid }) => paid) ? (
            <p class="quiet">{settle.tickedWrong}</p>
          ) : null}
          {end === null ? null : <Elsewhere live={live} where={where} />}
          <FaultNotice fault={fault} />
        </>
      )}
      <div class="keys">
        <SendEvening live={live} outcome={outcome} />
        <KeyLink to={paths.share(live.id)}>{share.title}</KeyLink>
      </div>
      <KeyLink to={paths.review(live.id)}>{review.open}</KeyLink>
      {end === null || live.reader.value || (payments !== null && payments.length > 0 && !open) ? null : (
        <Key onClick={reopen}>{settle.reopen}</Key>
      )}
    </section>
  );
}

/** The key that ended or reopened the evening is gone then: the focus goes to the plan, which it was about. */
function useTurn(running: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(running);
  useEffect(() => {
    if (was.current !== running) heading.current?.focus();
    was.current = running;
  }, [running]);
  return heading;
}

interface TitleProps {
  readonly payments: readonly Payment[];
  readonly where: Where | null;
  readonly currency: string;
}

function Title({ payments, where, currency }: TitleProps) {
  const { settle } = words.value;
  const { rest } = planTold(payments, where, currency, words.value);
  const isClear = where !== null && where.kind !== "here" && where.clear;
  if (payments.length === 0) return <>{settle.nobodyOwes}</>;
  if (rest !== undefined && !isClear) return <>{rest}</>;
  if (owed(payments).left > 0 && !isClear) return <>{settle.plan(payments.length)}</>;
  return (
    <span class="st-square">
      <TickIcon />
      {settle.square}
    </span>
  );
}

function Missing({ live, payments }: { readonly live: LiveEvening; readonly payments: readonly Payment[] }) {
  const { format, settle } = words.value;
  const { currency } = live.setup.value.money;
  const { left, all } = owed(payments);
  return <p class="quiet">{settle.missing(format.amount(left, currency), format.money(all, currency))}</p>;
}
