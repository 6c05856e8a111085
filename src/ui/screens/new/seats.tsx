import { useState } from "preact/hooks";
import { TablePicture } from "../../components/index.ts";
import type { Draft } from "../../use-draft.ts";
import { words } from "../../words.ts";
import { type NewForm, swapped } from "./form.ts";

/** Who sits where: two taps have two people change places. */
export function Seats({ draft }: { readonly draft: Draft<NewForm> }) {
  const { players, firstDealer } = draft.value;
  const [first, pick] = useState<string | null>(null);
  const { table, dealer } = words.value.newEvening;
  const picked = players.find(({ id }) => id === first);
  const tap = (id: string) => {
    pick(picked ? null : id);
    if (picked && picked.id !== id) draft.change({ players: swapped(players, picked.id, id) });
  };
  return (
    <>
      <TablePicture
        seats={players}
        label={table.label}
        dealer={{ id: firstDealer, word: dealer.deals }}
        middle={table.turn}
        picked={first}
        onSeat={tap}
      />
      <p class="quiet seats-hint">{picked ? table.swapWith(picked.name) : table.swap}</p>
    </>
  );
}
