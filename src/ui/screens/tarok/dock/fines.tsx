import { capital } from "../../../../i18n/index.ts";
import type { FinesFace } from "../../../../rules/tarok/recording/index.ts";
import { DockHead } from "../../../table/dock/head.tsx";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import { Asked } from "./asked.tsx";
import "./fines.css";

/** What a player is fined for; each key says what it costs into each pot. */
export function Fines({ dock }: { readonly dock: FinesFace }) {
  const { surface, names } = useTable();
  const { table, common, format } = words.value;
  return (
    <>
      <DockHead title={`${names.short(dock.player)}: ${table.fine}`} back={dock.back} close={dock.close} />
      {surface.asked ? <Asked asked={surface.asked} /> : null}
      <div class="fine-kinds">
        {dock.kinds.map(({ kind, amount, key }) => (
          <TapKey key={kind} of={key} kind="left" class="two" keepsWord>
            <span>{capital([common.fines[kind]]).join("")}</span>
            {amount === null ? null : <b class="num">{format.points(amount)}</b>}
          </TapKey>
        ))}
      </div>
    </>
  );
}
