import { classes } from "../../../components/index.ts";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import "./piles.css";

/** The piles again, right above the digits: seen only where the text is so large that the felt is out of sight. */
export function Piles() {
  const { surface, names } = useTable();
  const counted = surface.columns.filter(({ count: { role } }) => role !== "out" && role !== "none");
  return (
    <div class="piles" aria-hidden="true">
      {counted.map(({ player, count: { digits, caret, tooMuch } }) => (
        <div key={player} class={classes("pile", caret && "focus", tooMuch && "too-much")}>
          <span class="name">{names.short(player)}</span>
          {digits === "" && !caret ? <span>{words.value.table.count}</span> : <b class="num">{digits}</b>}
        </div>
      ))}
    </div>
  );
}
