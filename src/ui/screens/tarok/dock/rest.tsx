import type { RestFace } from "../../../../rules/tarok/recording/index.ts";
import { RestOf } from "../../../table/dock/rest.tsx";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import { Forgotten } from "./forgotten.tsx";

/** The dock at rest, and what can be done with the deal as a whole. */
export function Rest({ dock }: { readonly dock: RestFace }) {
  const { table } = words.value;
  const keys = (
    <div class="row2 low">
      <TapKey of={dock.redeal}>{table.redeal}</TapKey>
      <TapKey of={dock.voided} chosen>
        {table.voidDeal}
      </TapKey>
    </div>
  );
  return (
    <RestOf keys={keys}>
      <Voided />
      <Forgotten />
    </RestOf>
  );
}

function Voided() {
  const { surface, told } = useTable();
  if (!surface.deal.voided) return null;
  return <p class="say">{words.value.table.isVoided[told.rules.voidKeeps]}</p>;
}
