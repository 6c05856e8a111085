import type { StakeFace } from "../../../../rules/triomphe/recording/index.ts";
import { Digits } from "../../../table/dock/digits.tsx";
import { DockHead } from "../../../table/dock/head.tsx";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";

/** Another stake for this round than the rules have. */
export function Stake({ dock }: { readonly dock: StakeFace }) {
  const { triomphe, format } = words.value;
  const { pad, usual } = dock;
  return (
    <>
      <DockHead title={triomphe.stakeIn} back={dock.back} close={dock.close}>
        <b class="num" role="status">
          {triomphe.stakes(dock.playing, format.points(dock.stake))}
        </b>
      </DockHead>
      <TapKey of={usual.key} chosen class="two">
        {triomphe.usual(format.points(usual.stake))}
      </TapKey>
      <Digits keys={pad} />
    </>
  );
}
