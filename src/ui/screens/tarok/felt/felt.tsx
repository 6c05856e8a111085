import { Cups } from "../../../table/felt/cups.tsx";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import { Column } from "./column.tsx";
import { Strip } from "./strip.tsx";
import "../../../table/felt/felt.css";

/** The table itself, which never moves under the finger. `saved`: the deal that was saved last, until another tap. */
export function Felt({ saved }: { readonly saved: string | undefined }) {
  const { surface, live } = useTable();
  const last = live.lines.value.at(-1);
  const touched =
    last !== undefined && last.entry.id === saved
      ? new Set(last.transfers.flatMap(({ from, to }) => [from, to]))
      : undefined;
  return (
    <div class="felt">
      <Cups />
      <div class="columns">
        <span class="legend" aria-hidden="true">
          {words.value.deals.tarok.inThis}
        </span>
        {surface.columns.map((column) => (
          <Column key={column.player} column={column} saved={touched?.has(`player:${column.player}`) ?? false} />
        ))}
      </div>
      <Strip />
    </div>
  );
}
