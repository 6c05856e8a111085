import type { LookFace } from "../../../../rules/tarok/recording/index.ts";
import { ForwardIcon } from "../../../components/index.ts";
import { paths } from "../../../paths.ts";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import { DockHead } from "./head.tsx";
import { type PotRow, potHistory } from "./pot-history.ts";
import "./pot.css";

/** What went into a pot, and out of it, since it was last empty; the newest first. */
export function PotHistory({ dock }: { readonly dock: Extract<LookFace, { face: "pot" }> }) {
  const { live, surface, at } = useTable();
  const { table, common } = words.value;
  const { begins, rows } = potHistory(dock.pot, live.opening.value, live.lines.value);
  const now = surface.cups.find(({ pot }) => pot === dock.pot);
  return (
    <>
      <DockHead title={table.potHistory(common.pots[dock.pot])} close={dock.close} />
      <ul class="scroll pot-rows">
        {at.kind === "next" && now && now.after !== now.before ? (
          <li>
            <span>{table.inThisDealToo}</span>
            <Change by={now.after - now.before} holds={now.after} />
          </li>
        ) : null}
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
        {begins === null ? null : (
          <li>
            <span>{table.potBegan}</span>
            <Change by={begins} holds={begins} />
          </li>
        )}
      </ul>
    </>
  );
}

function Row({ row }: { readonly row: PotRow }) {
  const { live } = useTable();
  const { table, common } = words.value;
  return (
    <li>
      <a href={paths.book(live.id, row.id)}>
        <span>{row.number === null ? common.entryKinds[row.type] : table.deal(row.number)}</span>
        <ForwardIcon />
      </a>
      <Change by={row.by} holds={row.holds} />
    </li>
  );
}

function Change({ by, holds }: { readonly by: number; readonly holds: number }) {
  const { format } = words.value;
  return (
    <>
      <b class="num">{format.signed(by)}</b>
      <span class="num quiet">{format.points(holds)}</span>
    </>
  );
}
