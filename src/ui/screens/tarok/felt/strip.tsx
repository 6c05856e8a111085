import { WhyKey } from "../../../table/felt/why-key.tsx";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";

/** Who sits out, which leads to who deals and sits out, and the way to why everybody pays what. */
export function Strip() {
  return (
    <div class="strip">
      <Out />
      <WhyKey />
    </div>
  );
}

function Out() {
  const { surface, names, tap } = useTable();
  const { table, format } = words.value;
  const { sittingOut, seating } = surface;
  if (sittingOut.length === 0) return null;
  const open = seating.state === "on";
  return (
    <button type="button" class="out" data-tap={seating.id} aria-expanded={open} onClick={() => tap(seating.tap)}>
      {sittingOut.map(({ player, balance, net }) => (
        <span key={player}>
          <b>
            <bdi>{names.short(player)}</bdi>
          </b>{" "}
          <b class="num">{format.points(balance)}</b>
          {net === 0 ? null : <span class="num"> {format.signed(net)}</span>}
        </span>
      ))}
      <span class="so">{table.sitsOut(sittingOut.map(({ player }) => names.short(player)))}</span>
    </button>
  );
}
