import type { MoreFace } from "../../../../rules/tarok/recording/index.ts";
import { Key, KeyLink } from "../../../components/index.ts";
import { paths } from "../../../paths.ts";
import { words } from "../../../words.ts";
import { TapKey } from "../tap-key.tsx";
import { useTable } from "../use-table.ts";
import { Asked } from "./asked.tsx";
import { DockHead } from "./head.tsx";
import "./more.css";

/** What concerns the deal as a whole, and the ways to what happens between deals. */
export function More({ dock }: { readonly dock: MoreFace }) {
  const { live, surface, at, tap, showKeys, shortcutOf } = useTable();
  const { table, common } = words.value;
  return (
    <>
      <DockHead title={common.more} close={dock.close}>
        <KeyLink
          kind="plain"
          tap="changes"
          shortcut={shortcutOf("changes")}
          onClick={() => tap(dock.close.tap)}
          to={paths.log(live.id)}
        >
          {table.whatChanged}
        </KeyLink>
        <Key kind="plain" class="to-keys" tap="keys" shortcut="?" onClick={() => showKeys(true)}>
          {table.keys.title}
        </Key>
      </DockHead>
      {surface.asked ? <Asked asked={surface.asked} /> : null}
      <DealKeys dock={dock} />
      {at.kind === "next" ? <Ways onLeave={() => tap(dock.close.tap)} /> : null}
    </>
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

/** Who comes back finds the table, not this list. */
function Ways({ onLeave }: { readonly onLeave: () => void }) {
  const { live, shortcutOf } = useTable();
  const { table } = words.value;
  return (
    <div class="row-ways low">
      <KeyLink class="two" tap="between" shortcut={shortcutOf("between")} onClick={onLeave} to={paths.more(live.id)}>
        {table.betweenDeals}
      </KeyLink>
      <KeyLink
        class="two"
        tap="last-round"
        shortcut={shortcutOf("last-round")}
        onClick={onLeave}
        to={paths.more(live.id, "lastRound")}
      >
        {table.lastRound}
      </KeyLink>
      <KeyLink class="two" tap="display" shortcut={shortcutOf("display")} onClick={onLeave} to={paths.display(live.id)}>
        {table.display}
      </KeyLink>
      <KeyLink class="two" tap="settle" shortcut={shortcutOf("settle")} onClick={onLeave} to={paths.settle(live.id)}>
        {table.settle}
      </KeyLink>
    </div>
  );
}
