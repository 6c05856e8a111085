import type { MoreFace } from "../../../../rules/tarok/recording/index.ts";
import { MoreOf } from "../../../table/dock/more.tsx";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import { Asked } from "./asked.tsx";

/** What concerns the deal as a whole, and the ways to what happens between deals. */
export function More({ dock }: { readonly dock: MoreFace }) {
  const { asked } = useTable().surface;
  return (
    <MoreOf close={dock.close}>
      {asked ? <Asked asked={asked} /> : null}
      <DealKeys dock={dock} />
    </MoreOf>
  );
}

function DealKeys({ dock }: { readonly dock: MoreFace }) {
  const { table, common } = words.value;
  return (
    <>
      <div class="row2">
        <TapKey of={dock.seating} class="two">
          {table.seating}
        </TapKey>
        <TapKey of={dock.voided} chosen class="two">
          {table.voidDeal}
        </TapKey>
      </div>
      <div class="row2">
        <TapKey of={dock.lessRedeal ?? dock.redeal} class="two">
          {dock.lessRedeal ? table.lessRedeal : table.redeal}
        </TapKey>
        <TapKey of={dock.dealerPays} chosen class="two">
          {table.noFee}
        </TapKey>
      </div>
      <div class="row-skat">
        <p class="lbl">{table.skat}</p>
        {dock.skatTaroks.map((key, i) => (
          <TapKey key={key.id} of={key} chosen>
            {i + 1}
          </TapKey>
        ))}
        <TapKey of={dock.note}>{common.note}</TapKey>
      </div>
    </>
  );
}
