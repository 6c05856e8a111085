import type { SeatingFace } from "../../../../rules/triomphe/recording/index.ts";
import { DockHead } from "../../../table/dock/head.tsx";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import { Asked } from "./asked.tsx";
import "./seating.css";

/** Who deals, and who sits this round out. */
export function Seating({ dock }: { readonly dock: SeatingFace }) {
  const { surface } = useTable();
  const { table, triomphe } = words.value;
  return (
    <>
      <DockHead title={triomphe.seating} close={dock.close} />
      {surface.asked ? <Asked asked={surface.asked} /> : <People label={table.whoDeals} rows={dock.dealers} />}
      <People label={triomphe.whoSitsOut} rows={dock.out} />
    </>
  );
}

interface PeopleProps {
  readonly label: string;
  readonly rows: SeatingFace["out"];
}

function People({ label, rows }: PeopleProps) {
  const { names } = useTable();
  return (
    <>
      <p class="lbl">{label}</p>
      <fieldset class="eight" aria-label={label}>
        {rows.map(({ player, key }) => (
          <TapKey key={key.id} of={key} chosen keepsWord class="two">
            {names.short(player)}
          </TapKey>
        ))}
      </fieldset>
    </>
  );
}
