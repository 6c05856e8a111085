import { DownIcon, UpIcon } from "../../../components/index.ts";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";

/** Who sits out, and the way to why everybody pays what. */
export function Strip() {
  const { surface, names, tap } = useTable();
  const { table, format } = words.value;
  const { sittingOut, payments } = surface;
  const open = payments.state === "on";
  // Who sits out pays when a pot is funded again, and then all pay the same.
  const nets = [...new Set(sittingOut.map(({ net }) => net))].filter((net) => net !== 0).map(format.signed);
  return (
    <button type="button" class="strip" data-tap={payments.id} aria-expanded={open} onClick={() => tap(payments.tap)}>
      <span class="out">
        {sittingOut.map(({ player, balance }) => (
          <span key={player}>
            <b>{names.short(player)}</b> <b class="num">{format.points(balance)}</b>
          </span>
        ))}
        {sittingOut.length === 0 ? null : <span class="so">{table.sitsOut}</span>}
      </span>
      {nets.length === 0 ? null : <b class="num">{nets.join(" ")}</b>}
      <span class="more">
        {table.why}
        {open ? <DownIcon /> : <UpIcon />}
      </span>
    </button>
  );
}
