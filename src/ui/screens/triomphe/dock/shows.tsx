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
        <Shown of={dock.death} word={triomphe.death} why={notDeath(dock.death)} />
        {dock.cards.map(({ card, key }) => (
          <Shown key={card} of={key} word={common.shownCards[card]} />
        ))}
      </fieldset>
      {surface.asked ? null : <PaysShort />}
    </>
  );
}

interface ShownProps {
  readonly of: Key;
  readonly word: string;
  /** Said in the place of the problem's own word. */
  readonly why?: string | undefined;
}

/** A card and, where it cannot be shown, why: four keys beside each other must still say which is which. */
function Shown({ of, word, why }: ShownProps) {
  const { names } = useTable();
  return (
    <TapKey of={of} chosen keepsWord>
      {word}
      {of.why ? <small>{why ?? reasonOf(of.why, names)}</small> : null}
    </TapKey>
  );
}

/** Of Death the word of the problem would only be its own name again. */
function notDeath({ why }: Key): string | undefined {
  const { notDeath: said } = words.value.triomphe;
  if (why?.code === "deathAndShown") return said.shown;
  return why?.code === "deathAndTricks" ? said.tricks : undefined;
}
