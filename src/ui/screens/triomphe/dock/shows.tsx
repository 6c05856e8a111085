import { playerAccount } from "../../../../model/index.ts";
import type { TapKey as Key, ShowsFace } from "../../../../rules/triomphe/recording/index.ts";
import { AccountLink } from "../../../evening/account-link.tsx";
import { DockHead } from "../../../table/dock/head.tsx";
import { PaysShort } from "../../../table/dock/rest.tsx";
import { reasonOf } from "../../../table/reason.ts";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import { Asked } from "./asked.tsx";
import "./shows.css";

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
      <fieldset class="kinds may-show" aria-label={triomphe.shows}>
        <Shown of={dock.death} word={triomphe.death} />
        {dock.cards.map(({ card, key }) => (
          <Shown key={card} of={key} word={common.shownCards[card]} />
        ))}
      </fieldset>
      {surface.asked ? null : <PaysShort />}
    </>
  );
}

/** A card and, where it cannot be shown, why: four keys beside each other must still say which is which. */
function Shown({ of, word }: { readonly of: Key; readonly word: string }) {
  const { names } = useTable();
  return (
    <TapKey of={of} chosen keepsWord>
      {word}
      {of.why ? <small>{reasonOf(of.why, names)}</small> : null}
    </TapKey>
  );
}
