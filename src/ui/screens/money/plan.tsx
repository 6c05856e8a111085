import { useRef } from "preact/hooks";
import type { Account, Club, NamedPaid } from "../../../state/club/index.ts";
import type { Done } from "../../../state/index.ts";
import { announce, Confirm, FaultNotice } from "../../components/index.ts";
import { PaymentLine } from "../../money/payment-line.tsx";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";

/** The fewest payments that clear an account; each is noted by its switch, or all at once. */
export function Plan({ club, account: { plan, currency } }: { readonly club: Club; readonly account: Account }) {
  const say = words.value.club;
  const { fault, run } = useCommand();
  const rests = useRest();
  const paid = ({ from, to, amountMinor }: NamedPaid) => club.pay({ from, to, amountMinor, currency });
  return (
    <>
      <h2>{say.plan(plan.length)}</h2>
      <ul>
        {plan.map((payment) => (
          <PaymentLine
            key={`${payment.from} ${payment.to} ${payment.amountMinor}`}
            from={payment.fromName}
            to={payment.toName}
            amountMinor={payment.amountMinor}
            currency={currency}
            paid={false}
            onPaid={() => rests() || run(paid(payment))}
          />
        ))}
      </ul>
      <FaultNotice fault={fault} />
      {plan.length < 2 ? null : (
        <Confirm
          question={say.payAllAsk(plan.length)}
          yes={say.payAll}
          no={words.value.common.cancel}
          onConfirm={() => run(inTurn(plan.map((one) => () => paid(one))), () => announce(say.allPaid))}
        >
          {say.payAll}
        </Confirm>
      )}
    </>
  );
}

/** The rows move up once one is paid: a second tap on the same spot would pay another one. */
const REST = 700;

/** Whether something was paid just now; else it is from now on. */
function useRest(): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    const rests = now - last.current < REST;
    if (!rests) last.current = now;
    return rests;
  };
}

/** One after the other, until one cannot be kept. */
async function inTurn<T>([first, ...rest]: readonly (() => Done<T>)[]): Done<T | undefined> {
  if (!first) return { ok: true, value: undefined };
  const done = await first();
  return done.ok && rest.length > 0 ? inTurn(rest) : done;
}
