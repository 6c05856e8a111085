import { useState } from "preact/hooks";
import type { Account, PlayerId } from "../../../model/index.ts";
import { playerAccount } from "../../../model/index.ts";
import type { LiveEvening } from "../../../state/index.ts";
import { Ask, announce, FaultNotice, Key, KeyLink, Notice } from "../../components/index.ts";
import { columnsOf, storyOf } from "../../evening/columns.ts";
import { paths } from "../../paths.ts";
import { useApp } from "../../use-app.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";

interface Props {
  readonly live: LiveEvening;
}

/** Says that jetons are missing or too many, and the two ways out: count them, or book them to somebody. */
export function Difference({ live }: Props) {
  const { format, settle } = words.value;
  const { difference } = live.now.value.books;
  const { entryTypes } = useApp().games[live.setup.value.game];
  if (difference === 0) return null;
  const jetons = format.points(Math.abs(difference));
  return (
    <section class="st-difference">
      <Notice lead={difference > 0 ? settle.jetonsMissing(jetons) : settle.jetonsOver(jetons)}>{settle.noMoney}</Notice>
      {entryTypes.includes("jetonCount") && !live.reader.value ? (
        <KeyLink to={paths.more(live.id, "jetonCount")}>{settle.countJetons}</KeyLink>
      ) : null}
      {live.reader.value ? null : <BookTo live={live} jetons={jetons} />}
    </section>
  );
}

/** Books the jetons to who is chosen: missing ones to who has them, too many to who put them in. */
function BookTo({ live, jetons }: Props & { readonly jetons: string }) {
  const { settle } = words.value;
  const [chosen, choose] = useState<PlayerId>();
  const { fault, book } = useBooking(live);
  const missing = live.now.value.books.difference > 0;
  const say = missing ? settle.credit : settle.debit;
  return (
    <Ask question={missing ? settle.whoHas(jetons) : settle.whoPutIn(jetons)}>
      <div class="answers">
        {columnsOf(storyOf(live)).map((id) => (
          <Key key={id} on={id === chosen} onClick={() => choose(id)}>
            {live.name(id)}
          </Key>
        ))}
      </div>
      {chosen === undefined ? null : (
        <Key kind="main" onClick={() => book(chosen)}>
          {say(live.name(chosen), jetons)}
        </Key>
      )}
      <FaultNotice fault={fault} />
    </Ask>
  );
}

/** A transfer between the difference and a player, of all that the difference holds (rules.md, section 9). */
function useBooking(live: LiveEvening) {
  const app = useApp();
  const { settle } = words.value;
  const { fault, run } = useCommand();
  const book = (id: PlayerId) => {
    const { difference } = live.now.value.books;
    const sides: [Account, Account] = ["difference", playerAccount(id)];
    const [from, to] = difference > 0 ? sides : sides.toReversed();
    const entry = {
      type: "transfer",
      id: app.newId(),
      at: app.now(),
      from,
      to,
      amount: Math.abs(difference),
      note: settle.unexplained,
    };
    run(live.apply({ kind: "add", entry }), () => announce(settle.booked));
  };
  return { fault, book };
}
