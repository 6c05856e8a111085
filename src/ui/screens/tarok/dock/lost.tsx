import type { LostFace } from "../../../../rules/tarok/recording/index.ts";
import { NotedHead } from "../../../table/dock/head.tsx";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";
import { CardKeys } from "../card-keys.tsx";
import { useTable } from "../use-table.ts";
import { Asked } from "./asked.tsx";

/** An ultimo card that was lost: who took it, and which it was. */
export function LostCard({ dock }: { readonly dock: LostFace }) {
  const { surface, names } = useTable();
  const { table } = words.value;
  return (
    <>
      <NotedHead {...dock} />
      <p class="lbl">{table.whoTook}</p>
      <div class="row3">
        {dock.takers.map(({ player, key }) => (
          <TapKey key={key.id} of={key} chosen>
            {player === null ? table.nobodySaw : names.short(player)}
          </TapKey>
        ))}
      </div>
      {surface.asked ? (
        <Asked asked={surface.asked} />
      ) : (
        <>
          <p class="lbl">{table.loses}</p>
          <CardKeys cards={dock.cards} label={table.loses} />
        </>
      )}
    </>
  );
}
