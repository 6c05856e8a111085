import type { PlayerId } from "../../../../model/index.ts";
import { SwapSeats } from "../../../seats/swap-seats.tsx";
import { words } from "../../../words.ts";
import type { Built, FieldsProps, Kind, Moment } from "../kind.ts";

interface Seats {
  readonly seats: readonly PlayerId[];
}

/** Those at the table change places (format.md). */
export const seats: Kind<Seats> = {
  type: "seats",
  shape: "seats 1",
  title: () => words.value.between.seats,
  fields: ["seats"],
  fresh: ({ state }) => ({ seats: state.seats }),
  of: (entry) => (entry.type === "seats" ? { seats: entry.seats } : undefined),
  build,
  Fields: () => null,
  Felt,
};

function build({ seats: order }: Seats, { state }: Moment): Built {
  const same = order.every((id, i) => id === state.seats[i]);
  if (same) return { missing: "seats", say: words.value.newEvening.table.swap };
  return { entry: { type: "seats", seats: [...order] } };
}

function Felt({ draft, change, moment, problem }: FieldsProps<Seats>) {
  return (
    <div data-field="seats">
      <SwapSeats
        seats={draft.seats.map((id) => ({ id, name: moment.live.name(id) }))}
        onChange={(order) => change({ seats: order })}
      >
        {problem("seats") === undefined ? null : <p>{problem("seats")}</p>}
      </SwapSeats>
    </div>
  );
}
