import { held, own, type PlayerId, type PotId, playerAccount, potAccount } from "../../model/index.ts";
import type { LiveEvening, Preview } from "../../state/index.ts";
import { Amount, Cup, Name, wordWidth } from "../components/index.ts";
import { words } from "../words.ts";
import "./moves.css";

interface Props {
  readonly live: LiveEvening;
  /** Who is shown in any case; others only where something moves for them. */
  readonly seats: readonly PlayerId[];
  /** Where the change brings somebody whom the evening has no name for yet. */
  readonly name?: LiveEvening["name"];
  /** What the change would do; undefined while there is none. */
  readonly preview?: Preview | undefined;
}

/** How many stand beside each other on a phone. */
const ROW = 5;

/** The table as it stands, and what a change would move: both cups, everyone's balance, and the net below it. */
export function Moves({ live, seats, name = live.name, preview }: Props) {
  const now = preview?.before ?? live.now.value.books;
  const after = preview?.problems.length === 0 ? preview.after : now;
  const moved = Object.keys({ ...now.players, ...after.players }).filter(
    (id) => (own(now.players, id) ?? 0) !== (own(after.players, id) ?? 0),
  );
  const shown = [...new Set([...seats, ...moved])];
  return (
    <div class="moves">
      <div class="moves-pots">
        {Object.keys(now.pots).map((pot) => (
          <MovedPot key={pot} pot={pot} now={held(now, potAccount(pot))} after={held(after, potAccount(pot))} />
        ))}
      </div>
      <ul
        class="moves-people"
        data-many={shown.length > ROW || undefined}
        style={{ "--n": shown.length, "--w": wordWidth(shown.map(name)) }}
      >
        {shown.map((id) => (
          <MovedPlayer key={id} name={name(id)} {...balances(id, now, after)} />
        ))}
      </ul>
      <MovedDifference now={now.difference} after={after.difference} />
    </div>
  );
}

const balances = (id: PlayerId, now: Preview["before"], after: Preview["after"]) => ({
  now: held(now, playerAccount(id)),
  after: held(after, playerAccount(id)),
});

interface Moved {
  readonly now: number;
  readonly after: number;
}

function MovedPot({ pot, now, after }: Moved & { readonly pot: PotId }) {
  const { common, format, table } = words.value;
  const names: Readonly<Record<PotId, string>> = common.potsShort;
  return (
    <div class="moves-pot">
      <Cup pot={pot} holds={format.points(now)} />
      <span>
        <span class="quiet">{names[pot] ?? pot}</span>
        {now === after ? null : <b class="num">{table.becomes(format.points(after))}</b>}
      </span>
    </div>
  );
}

function MovedPlayer({ name, now, after }: Moved & { readonly name: string }) {
  const { format } = words.value;
  return (
    <li>
      <span class="moves-name">
        <Name>{name}</Name>
      </span>
      <b class="num moves-balance">{format.points(now)}</b>
      <span class="moves-net">
        {now === after ? null : <Amount value={after - now}>{format.signed(after - now)}</Amount>}
      </span>
    </li>
  );
}

function MovedDifference({ now, after }: Moved) {
  const { between, format, table } = words.value;
  if (now === 0 && after === 0) return null;
  return (
    <p class="quiet">
      {between.unexplained(format.points(now))} {now === after ? "" : table.becomes(format.points(after))}
    </p>
  );
}
