import type { LiveEvening } from "../../../state/index.ts";
import type { Moment, PotThen, SeatThen } from "../../../state/review/index.ts";
import { Amount, TablePicture } from "../../components/index.ts";
import { words } from "../../words.ts";

interface Props {
  readonly live: LiveEvening;
  readonly moment: Moment;
}

/** The table as it was at one moment: who sat where, who dealt and sat out, what each held, and both pots. */
export function TableThen({ live, moment: { seats, pots } }: Props) {
  const { common, review } = words.value;
  return (
    <div class="rv-table">
      <TablePicture
        label={review.atTable}
        seats={seats.map((seat) => ({ id: seat.id, name: live.name(seat.id), below: <Holds seat={seat} /> }))}
        dealer={{ id: seats.find(({ deals }) => deals)?.id ?? null, word: common.dealer }}
      />
      <p class="rv-pots">
        {pots.map((pot) => (
          <Pot key={pot.pot} {...pot} />
        ))}
      </p>
    </div>
  );
}

function Holds({ seat: { balance, moved, sitsOut } }: { readonly seat: SeatThen }) {
  const { account, book, display, format } = words.value;
  return (
    <>
      <span class="rv-holds">
        <span class="vh">{book.balance} </span>
        <b class="num">{format.points(balance)}</b>
        {moved === 0 ? null : (
          <>
            <span class="vh">, {account.change}</span>{" "}
            <Amount value={moved} class="rv-moved">
              {format.signed(moved)}
            </Amount>
          </>
        )}
      </span>
      {sitsOut ? <span class="rv-out"> {display.sitsOut}</span> : null}
    </>
  );
}

function Pot({ pot, before, after }: PotThen) {
  const { book, common, format } = words.value;
  const names: Readonly<Record<string, string>> = common.pots;
  const held = format.points(after);
  return (
    <span>
      {names[pot] ?? pot} <b class="num">{before === after ? held : book.potChange(format.points(before), held)}</b>
    </span>
  );
}
