import type { MoreFace } from "../../../../rules/triomphe/recording/index.ts";
import { MoreOf } from "../../../table/dock/more.tsx";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";

/** What concerns the round as a whole, and the ways to what happens between rounds. */
export function More({ dock }: { readonly dock: MoreFace }) {
  const { triomphe } = words.value;
  return (
    <MoreOf close={dock.close}>
      <div class="row2">
        <TapKey of={dock.seating} class="two">
          {triomphe.seating}
        </TapKey>
        <TapKey of={dock.stake} class="two">
          {triomphe.stakeIn}
        </TapKey>
      </div>
    </MoreOf>
  );
}
