import type { SeatingFace } from "../../../../rules/tarok/recording/index.ts";
import { DockHead } from "../../../table/dock/head.tsx";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import { Asked } from "./asked.tsx";

/** Who deals, and who sits out instead of whom. */
export function Seating({ dock }: { readonly dock: SeatingFace }) {
  const { surface, names } = useTable();
  const { table } = words.value;
  return (
    <>
      <DockHead title={table.seating} close={dock.close} />
      {surface.asked ? <Asked asked={surface.asked} /> : null}
      <p class="lbl">{table.whoDeals}</p>
      <div class="people">
        {dock.dealers.map(({ player, key }) => (
          <TapKey key={key.id} of={key} chosen>
            {names.short(player)}
          </TapKey>
        ))}
      </div>
      {dock.out.map(({ player, instead }) => (
        <div class="instead" key={player}>
          <p class="lbl">{table.insteadOf(names.short(player))}</p>
          <div class="people">
            {instead.map(({ player: other, key }) => (
              <TapKey key={key.id} of={key} keepsWord>
                {names.short(other)}
              </TapKey>
            ))}
          </div>
        </div>
      ))}
    </>
  );
}
