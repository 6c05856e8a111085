import type { Seat as SeatView } from "../../../../rules/triomphe/recording/index.ts";
import { Amount, classes, DealerIcon } from "../../../components/index.ts";
import { TapKey } from "../../../table/tap-key.tsx";
import { dealWords } from "../../../table/use-table.ts";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import "./seat.css";

interface Props {
  readonly seat: SeatView;
  readonly place: { readonly row: number; readonly column: number };
  /** What was saved last moved this balance. */
  readonly saved: boolean;
}

/** So long a name is set smaller. */
const LONG = 8;
/** All the cards there are to show: their names would not fit. */
const SHOWN = 3;
/** So many tricks are counted instead of named. */
const MANY = 4;

/** Somebody at the table: what they hold, what they show and what this round gives or costs, and the tricks they take. */
export function Seat({ seat, place, saved }: Props) {
  const { live, names, tap } = useTable();
  const { table, triomphe, format } = words.value;
  const { player, person, trick, open } = seat;
  const name = names.short(player);
  return (
    <section
      class={classes("seat", open && "open", seat.sitsOut && "out", seat.wins && "wins")}
      aria-label={names.full(player)}
      style={{ gridRow: place.row, gridColumn: place.column }}
    >
      <button type="button" class="seat-who" data-tap={person.id} aria-expanded={open} onClick={() => tap(person.tap)}>
        <span class={classes("name", name.length > LONG && "long")}>
          <span>{name}</span>
          {seat.dealer ? <DealerIcon /> : null}
          {seat.dealer ? <span class="vh">, {table.giver}</span> : null}
        </span>
        <span class="holds">
          <span class={classes("balance num", saved && "saved")}>
            <span class="vh">{table.balance} </span>
            {format.points(seat.balance)}
          </span>
          {seat.sitsOut ? null : (
            <span class="seat-net">
              <span class="vh">, {dealWords(live).inThis} </span>
              <Amount value={seat.net}>{format.signed(seat.net)}</Amount>
            </span>
          )}
        </span>
        <Told seat={seat} />
      </button>
      <TapKey of={trick} class="trick" keepsWord>
        {triomphe.trick}
        <Taken tricks={seat.tricks} />
      </TapKey>
    </section>
  );
}

/** Which of the tricks; from the fourth on how many, since their places would be wider than the key. */
function Taken({ tricks }: { readonly tricks: readonly number[] }) {
  if (tricks.length === 0) return null;
  const places = tricks.join(", ");
  if (tricks.length < MANY) return <small class="num">{places}</small>;
  return (
    <small class="num">
      <span class="vh">{places}</span>
      <span aria-hidden="true">× {tricks.length}</span>
    </small>
  );
}

/** What the player shows, or that they sit out. */
function Told({ seat: { death, cards, sitsOut } }: { readonly seat: SeatView }) {
  const { triomphe, common } = words.value;
  if (sitsOut) return <span class="told">{triomphe.sitsOut}</span>;
  if (death) return <b class="told">{triomphe.death}</b>;
  if (cards.length === SHOWN) return <b class="told">{triomphe.allCards}</b>;
  const shown = cards.map((card) => common.shownCards[card]).join(", ");
  if (cards.length < 2) return cards.length === 0 ? null : <b class="told">{shown}</b>;
  return (
    <b class="told">
      <span class="whole">{shown}</span>
      <span class="short" aria-hidden="true">
        {cards.map((card) => triomphe.short[card]).join(", ")}
      </span>
    </b>
  );
}
