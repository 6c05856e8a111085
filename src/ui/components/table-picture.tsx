import type { ComponentChildren } from "preact";
import { DealerIcon } from "./icon.tsx";
import { Key } from "./key.tsx";
import { Name } from "./name.tsx";
import "./table-picture.css";

interface Seat {
  readonly id: string;
  readonly name: string;
  /** A few quieter words under the name. */
  readonly below?: ComponentChildren;
}

interface Props {
  /** In the order of play: each next one sits to the right of the one before, counter-clockwise from below. */
  readonly seats: readonly Seat[];
  /** What the picture is called. */
  readonly label: string;
  /** Who deals, and what that is called. */
  readonly dealer?: { readonly id: string | null; readonly word: string };
  /** A few words in the middle of the table. */
  readonly middle?: ComponentChildren;
  /** Who is chosen. */
  readonly picked?: string | null;
  readonly onSeat?: (id: string) => void;
  /** Free places between the seats: what each is called, by who sits before it. */
  readonly gaps?: {
    readonly chosen: string | null;
    readonly label: (after: string) => string;
    readonly onChoose: (after: string) => void;
  };
}

/** Where something stands on the oval, in hundredths of the picture; 0 is below, and half a seat on is to the right of it. */
function place(turn: number, { x, y } = { x: 36, y: 39 }): Record<string, string> {
  const angle = Math.PI * (0.5 - 2 * turn);
  const percent = (n: number) => `${n.toFixed(2)}%`;
  return { "--x": percent(50 + x * Math.cos(angle)), "--y": percent(50 + y * Math.sin(angle)) };
}

/** A free place lies on the edge of the table, where no name is in its way. */
const EDGE = { x: 33, y: 29 };

/** How many names a phone has room for round the table. */
const ROOM = 5;

/** The table from above, with the seats round it as they are. */
export function TablePicture({ seats, label, dealer, middle, picked, onSeat, gaps }: Props) {
  return (
    <div class="picture" data-many={seats.length > ROOM || undefined}>
      <Felt />
      <p class="picture-middle">{middle}</p>
      <ol aria-label={label}>
        {seats.flatMap((seat, i) => [
          <li key={seat.id} style={place(i / seats.length)}>
            <SeatKey seat={seat} dealer={dealer} on={picked === seat.id} onSeat={onSeat} />
          </li>,
          gaps && (
            <li key={`after ${seat.id}`} class="gap" style={place((i + 0.5) / seats.length, EDGE)}>
              <Key on={gaps.chosen === seat.id} label={gaps.label(seat.id)} onClick={() => gaps.onChoose(seat.id)}>
                +
              </Key>
            </li>
          ),
        ])}
      </ol>
    </div>
  );
}

interface SeatProps {
  readonly dealer: Props["dealer"];
  readonly onSeat: Props["onSeat"];
  readonly seat: Seat;
  readonly on: boolean;
}

function SeatKey({ seat, dealer, on, onSeat }: SeatProps) {
  const deals = dealer !== undefined && dealer.id === seat.id;
  const mark = deals && (
    <span class="gain">
      <DealerIcon />
      <span class="vh">, {dealer.word}</span>
    </span>
  );
  const text = (
    <>
      <span class="picture-name">
        <Name>{seat.name}</Name>
        {mark}
      </span>
      {seat.below === undefined ? null : <small> {seat.below}</small>}
    </>
  );
  if (!onSeat) return <span class="picture-seat">{text}</span>;
  return (
    <Key on={on} onClick={() => onSeat(seat.id)}>
      {text}
    </Key>
  );
}

/** The oval of the table, and an arrow on it that runs to the right of each seat. */
function Felt() {
  return (
    <svg viewBox="0 0 300 200" aria-hidden="true">
      <rect class="picture-table" x="52" y="42" width="196" height="116" rx="58" />
      <path class="picture-way" d="M128 132h40a32 32 0 0 0 0-64h-36a32 32 0 0 0-29 20" />
      <path class="picture-way" d="M101 76l2 13 13-2" />
    </svg>
  );
}
