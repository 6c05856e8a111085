import { Heading } from "../../../table/felt/heading.tsx";
import { WhyKey } from "../../../table/felt/why-key.tsx";
import { useTable } from "../use-table.ts";
import { Pot } from "./pot.tsx";
import { Seat } from "./seat.tsx";
import "../../../table/felt/cups.css";
import "../../../table/felt/felt.css";
import "./felt.css";

/** The table itself, which never moves under the finger: the pot, and everybody round it, to the right of each other. */
export function Felt({ saved }: { readonly saved: string | undefined }) {
  const { surface, live } = useTable();
  const { people } = surface;
  const last = live.lines.value.at(-1);
  const touched = last?.entry.id === saved ? (last?.transfers ?? []) : [];
  const rows = Math.ceil(people.length / 2);
  return (
    <div class="felt">
      <header class="pots one-pot">
        <Heading />
        <Pot />
        <WhyKey />
      </header>
      <div class="ring" style={{ "--rows": rows }}>
        {people.map((seat, i) => (
          <Seat
            key={seat.player}
            seat={seat}
            place={placeOf(i, people.length)}
            saved={touched.some(({ from, to }) => [from, to].includes(`player:${seat.player}`))}
          />
        ))}
      </div>
    </div>
  );
}

/** Counter-clockwise from the top left: down the left side, and up the right one. */
function placeOf(i: number, seats: number): { readonly row: number; readonly column: 1 | 2 } {
  const left = Math.ceil(seats / 2);
  return i < left ? { row: i + 1, column: 1 } : { row: left - (i - left), column: 2 };
}
