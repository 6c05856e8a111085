import { Amount, classes, DealerIcon } from "../../components/index.ts";
import { words } from "../../words.ts";
import type { Seat } from "./use-shown.ts";

/** Longer ones are set smaller. */
const LONG = { name: 9, balance: 4 };

/** Everybody where they sit, with what they hold. */
export function Seats({ seats }: { readonly seats: readonly Seat[] }) {
  return (
    <ol class="display-seats" aria-label={words.value.display.balances}>
      {seats.map((seat) => (
        <li key={seat.id} class={classes(seat.sitsOut && "out")} data-spot={seat.spot} data-player={seat.id}>
          <OneSeat seat={seat} />
        </li>
      ))}
    </ol>
  );
}

function OneSeat({ seat: { name, balance, last, deals, sitsOut } }: { readonly seat: Seat }) {
  const { table, display, format } = words.value;
  const held = format.points(balance);
  return (
    <>
      <p class={classes("display-name", name.length > LONG.name && "long")}>
        <b>{name}</b>{" "}
        {deals ? (
          <span class="display-dealer">
            <DealerIcon />
            {table.giver}
          </span>
        ) : null}
        {sitsOut ? <span class="display-out">{display.sitsOut}</span> : null}
      </p>
      <p class={classes("display-balance num", held.length > LONG.balance && "long")}>{held}</p>
      {last === null ? null : (
        <p class="display-net">
          <span class="quiet">{display.last}</span> <Amount value={last}>{format.signed(last)}</Amount>
        </p>
      )}
    </>
  );
}
