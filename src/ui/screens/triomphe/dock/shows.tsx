import { playerAccount } from "../../../../model/index.ts";
import type { ShowsFace } from "../../../../rules/triomphe/recording/index.ts";
import { AccountLink } from "../../../evening/account-link.tsx";
import { DockHead } from "../../../table/dock/head.tsx";
import { PaysShort } from "../../../table/dock/rest.tsx";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import { Asked } from "./asked.tsx";

/** What a player can show: Death, or the cards that take from the pot. */
export function Shows({ dock }: { readonly dock: ShowsFace }) {
  const { live, surface, names, shortcutOf } = useTable();
  const { triomphe, common, format } = words.value;
  const balance = surface.people.find(({ player }) => player === dock.player)?.balance;
  return (
    <>
      <DockHead title={names.full(dock.player)} close={dock.close}>
        <AccountLink live={live} account={playerAccount(dock.player)} tap="account" shortcut={shortcutOf("account")}>
          {balance === undefined ? null : format.points(balance)}
        </AccountLink>
      </DockHead>
      {surface.asked ? <Asked asked={surface.asked} /> : <p class="lbl">{triomphe.shows}</p>}
      <fieldset class="kinds" aria-label={triomphe.shows}>
        <TapKey of={dock.death} chosen>
          {triomphe.death}
        </TapKey>
        {dock.cards.map(({ card, key }) => (
          <TapKey key={card} of={key} chosen>
            {common.shownCards[card]}
          </TapKey>
        ))}
      </fieldset>
      {surface.asked ? null : <PaysShort />}
    </>
  );
}
