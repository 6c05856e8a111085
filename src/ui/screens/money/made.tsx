import { useEffect, useRef, useState } from "preact/hooks";
import type { Club, PaymentMade } from "../../../state/club/index.ts";
import { FaultNotice, Key, ListRow, Notice, UndoIcon } from "../../components/index.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";
import "../../evening/deleted.css";

interface Props {
  readonly club: Club;
  readonly payments: readonly PaymentMade[];
}

/** What was paid, the newest first; each can be taken back, and that undone. */
export function Made({ club, payments }: Props) {
  const { club: say, common } = words.value;
  const { fault, run } = useCommand();
  const [gone, setGone] = useState<PaymentMade>();
  if (payments.length === 0 && gone === undefined) return null;
  return (
    <section>
      <h2>{say.payments}</h2>
      {gone === undefined ? null : (
        <Gone
          payment={gone}
          undo={common.undo}
          onUndo={() => run(club.bringBack(gone.payment), () => setGone(undefined))}
        />
      )}
      <FaultNotice fault={fault} />
      <ul>
        {payments.map((made) => (
          <li key={made.payment.id}>
            <Line made={made} onTakeBack={() => run(club.takeBack(made.payment), () => setGone(made))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function said({ fromName, toName, payment: { amountMinor, currency } }: PaymentMade): string {
  const { format, club } = words.value;
  return `${club.paid(fromName, toName)} ${format.money(amountMinor, currency)}`;
}

function Line({ made, onTakeBack }: { readonly made: PaymentMade; readonly onTakeBack: () => void }) {
  const { format, club } = words.value;
  const { at, note, night } = made.payment;
  const day = night === undefined ? format.day(at) : `${format.day(at)}, ${club.made.night}`;
  return (
    <ListRow
      title={said(made)}
      below={[day, note].filter((text) => text !== undefined).join(". ")}
      end={
        <Key kind="plain" label={club.takeBackOf(said(made))} onClick={onTakeBack}>
          {club.takeBack}
        </Key>
      }
    />
  );
}

interface GoneProps {
  readonly payment: PaymentMade;
  readonly undo: string;
  readonly onUndo: () => void;
}

/** The key that was tapped is gone with the payment; the focus goes where it can be undone. */
function Gone({ payment, undo, onUndo }: GoneProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => line.current?.focus(), [payment]);
  return (
    <div class="deleted" ref={line} tabIndex={-1}>
      <Notice live>{words.value.club.takenBack(said(payment))}</Notice>
      <Key kind="plain" sign={<UndoIcon />} onClick={onUndo}>
        {undo}
      </Key>
    </div>
  );
}
