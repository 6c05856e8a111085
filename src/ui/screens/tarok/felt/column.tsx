import type { Column as ColumnView } from "../../../../rules/tarok/recording/index.ts";
import { Amount, classes, DealerIcon, Suit, TickIcon } from "../../../components/index.ts";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import { CountKey } from "./count.tsx";
import { Notes } from "./notes.tsx";
import "./columns.css";
import "./last-trick.css";
import "./who.css";

/** Longer names and numbers are set smaller, and may take two lines. */
const size = (length: number, limits: readonly [number, number]): string =>
  length > limits[1] ? "longest" : length > limits[0] ? "long" : "";

/** The dealer's mark stands beside so long a name, beside the balance of a longer one. */
const BESIDE = 7;

/** One of the three who play: balance, what was noted, the last trick, the pile, what the deal gives or costs. */
export function Column({ column, saved }: { readonly column: ColumnView; readonly saved: boolean }) {
  const { names, tap } = useTable();
  const { table, format } = words.value;
  const { player, balance, net, person, open } = column;
  const name = names.short(player);
  const held = format.points(balance);
  return (
    <section class={classes("col", open && "open")} aria-label={names.full(player)}>
      <button type="button" class="who" data-tap={person.id} aria-expanded={open} onClick={() => tap(person.tap)}>
        <span class={classes("name", size(name.length, [7, 10]))}>
          <span>{name}</span>
          {column.dealer && name.length <= BESIDE ? <Role /> : null}
        </span>
        <span class="holds">
          <span class={classes("balance num", size(held.length, [5, 7]), saved && "saved")}>
            <span class="vh">{table.balance} </span>
            {held}
          </span>
          {column.dealer && name.length > BESIDE ? <Role /> : null}
        </span>
        <Notes noted={column.noted} />
      </button>
      <LastTrick column={column} />
      <CountKey player={player} field={column.count} />
      <Net net={net} />
    </section>
  );
}

/** The dealer's mark, and its word where there is room. */
function Role() {
  return (
    <span class="role">
      <DealerIcon />
      <span>{words.value.table.giver}</span>
    </span>
  );
}

/** What the deal gives or costs; tapped it says why. */
function Net({ net }: { readonly net: number }) {
  const { surface, tap } = useTable();
  const { table, format } = words.value;
  const { payments } = surface;
  return (
    <button
      type="button"
      class="net"
      data-tap={payments.id}
      aria-expanded={payments.state === "on"}
      onClick={() => tap(payments.tap)}
    >
      <small class="nl">{words.value.deals.tarok.inThis} </small>
      <Amount value={net}>{format.signed(net)}</Amount>
      <span class="vh">. {table.why}</span>
    </button>
  );
}

function LastTrick({ column: { last, ultimo, lastUnpaid } }: { readonly column: ColumnView }) {
  const { table, common, sentences } = words.value;
  const won = last.state === "on";
  if (!won || ultimo === null) {
    return (
      <TapKey of={last} class="last" chosen keepsWord>
        {table.lastTrick}
        {/* A third line would take the room of the notes. */}
        {lastUnpaid ? <small class="refused">{sentences.notes.unpaid}</small> : won ? <TickIcon /> : null}
      </TapKey>
    );
  }
  const { card, suit, refused, annulled } = ultimo;
  return (
    <TapKey of={last} class="last" chosen>
      <span class="won">
        <TickIcon />
        {table.ultimo}
      </span>
      {refused || annulled ? (
        <small class="refused">{refused ? table.refused : sentences.notes.annulled}</small>
      ) : (
        <small>
          {suit === undefined ? null : <Suit of={suit} word={common.suits[suit]} />}
          {suit === undefined ? "" : " "}
          {sentences.notes[card]}
        </small>
      )}
    </TapKey>
  );
}
