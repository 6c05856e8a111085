import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { PlayerId } from "../../model/index.ts";
import { TablePicture } from "../components/index.ts";
import { words } from "../words.ts";
import { swapped } from "./swapped.ts";
import "./seats.css";

interface Props {
  /** In the order of play, with a few words under each name. */
  readonly seats: readonly { readonly id: PlayerId; readonly name: string; readonly below?: string | undefined }[];
  readonly dealer?: PlayerId | null;
  readonly onChange: (seats: readonly PlayerId[]) => void;
  /** A line between the table and the hint. */
  readonly children?: ComponentChildren;
}

/** Who sits where: two taps have two people change places. Lies on the felt. */
export function SwapSeats({ seats, dealer, onChange, children }: Props) {
  const { table, dealer: say } = words.value.newEvening;
  const [first, pick] = useState<PlayerId | null>(null);
  const picked = seats.find(({ id }) => id === first);
  const order = seats.map(({ id }) => id);
  const tap = (id: PlayerId) => {
    pick(picked ? null : id);
    if (picked && picked.id !== id) onChange(swapped(order, picked.id, id));
  };
  return (
    <div class="seats">
      <TablePicture
        seats={seats}
        label={table.label}
        dealer={{ id: dealer ?? null, word: say.deals }}
        middle={table.turn}
        picked={first}
        onSeat={tap}
      />
      {children}
      <p class="quiet seats-hint">{picked ? table.swapWith(picked.name) : table.swap}</p>
    </div>
  );
}
