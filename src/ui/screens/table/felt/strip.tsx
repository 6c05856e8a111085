import { DownIcon, UpIcon } from "../../../components/index.ts";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import "./strip.css";

/** Who sits out, and the way to why everybody pays what. */
export function Strip() {
  const { surface, names, tap } = useTable();
  const { table, format } = words.value;
  const { sittingOut, payments } = surface;
  const open = payments.state === "on";
  return (
    <button type="button" class="strip" data-tap={payments.id} aria-expanded={open} onClick={() => tap(payments.tap)}>
      <span class="out">
        {sittingOut.map(({ player, balance, net }) => (
          <span key={player}>
            <b>{names.short(player)}</b> <b class="num">{format.points(balance)}</b>
            {net === 0 ? null : <span class="num"> {format.signed(net)}</span>}
          </span>
        ))}
        {sittingOut.length === 0 ? null : <span class="so">{table.sitsOut}</span>}
      </span>
      <span class="more">
        {table.why}
        {open ? <DownIcon /> : <UpIcon />}
      </span>
    </button>
  );
}
