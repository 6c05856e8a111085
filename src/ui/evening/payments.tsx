import { useState } from "preact/hooks";
import { groupHeading, groupRule, plain, type Telling, type ToldEntry, unpaid } from "../../i18n/index.ts";
import type { Transfer } from "../../model/index.ts";
import { explain, type PaymentGroup } from "../../state/index.ts";
import { DownIcon, Say, UpIcon } from "../components/index.ts";
import { bundledRows, singleRows } from "./payment-rows.ts";
import "./payments.css";

interface Props {
  readonly told: Telling;
  /** What the payments belong to; null for the first funding. */
  readonly entry: ToldEntry | null;
  readonly transfers: readonly Transfer[];
  /** Only some payments of the entry, which know nothing of what was not paid. */
  readonly some?: boolean;
  /** The rules are told at once. */
  readonly ruled?: boolean;
}

/** Every payment of an entry under what caused it; equal ones stand together until their cause is opened. */
export function Payments({ transfers, some = false, ...props }: Props) {
  const causes = explain(transfers).map((group) => (
    <Cause key={`${group.reason} ${group.source}`} {...props} group={group} />
  ));
  return (
    <>
      {causes}
      {(some ? [] : unpaid(props.told, props.entry, transfers)).map((said) => (
        <section key={plain(said)} class="cause">
          <h3>
            <Say>{said}</Say>
          </h3>
        </section>
      ))}
    </>
  );
}

interface CauseProps extends Omit<Props, "transfers" | "some"> {
  readonly group: PaymentGroup;
}

/** What was paid for one thing; opened it says the rule, and each payment in a line of its own. */
function Cause({ told, entry, group, ruled = false }: CauseProps) {
  const [open, setOpen] = useState(false);
  const heading = <Say>{groupHeading(told, group, entry)}</Say>;
  const rule = groupRule(told, group, entry);
  const bundled = bundledRows(told, group);
  const closed = (ruled || rule === undefined) && bundled.length === group.transfers.length;
  return (
    <section class="cause">
      <h3>
        {closed ? (
          heading
        ) : (
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            <span>{heading}</span>
            {open ? <UpIcon /> : <DownIcon />}
          </button>
        )}
      </h3>
      {open || ruled ? <p class="quiet">{rule}</p> : null}
      <ul>
        {(open ? singleRows(told, group) : bundled).map(({ text, amount }) => (
          <li key={text}>
            <span>{text}</span>
            <b class="num">{amount}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
