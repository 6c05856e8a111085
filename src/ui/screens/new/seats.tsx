import { useState } from "preact/hooks";
import { TablePicture } from "../../components/index.ts";
import type { Draft } from "../../use-draft.ts";
import { words } from "../../words.ts";
import { type NewForm, swapped } from "./form.ts";
import { winnerOf } from "./lots.ts";

/** Who sits where: two taps have two people change places. */
export function Seats({ draft }: { readonly draft: Draft<NewForm> }) {
  const { players, firstDealer, lots } = draft.value;
  const [first, pick] = useState<string | null>(null);
  const { table, dealer } = words.value.newEvening;
  const picked = players.find(({ id }) => id === first);
  const tap = (id: string) => {
    pick(picked ? null : id);
    if (picked && picked.id !== id) draft.change({ players: swapped(players, picked.id, id) });
  };
  const drawnBy = (id: string) => {
    const lot = lots.find(({ player }) => player === id);
    return lot && dealer.drew(lot.tarok);
  };
  return (
    <>
      <TablePicture
        seats={players.map((player) => ({ ...player, below: drawnBy(player.id) }))}
        label={table.label}
        dealer={{ id: firstDealer, word: dealer.deals }}
        middle={table.turn}
        picked={first}
        onSeat={tap}
      />
      <p class="seats-dealer" role="status">
        {firstDealerTold(draft.value)}
      </p>
      <p class="quiet seats-hint">{picked ? table.swapWith(picked.name) : table.swap}</p>
    </>
  );
}

/** How the first dealer came to be, in a sentence. */
function firstDealerTold({ players, firstDealer, lots }: NewForm): string {
  const { dealer: say } = words.value.newEvening;
  const name = players.find(({ id }) => id === firstDealer)?.name;
  if (name === undefined) return "";
  const won = winnerOf(lots);
  return won?.player === firstDealer && won ? say.byLot(name, won.tarok) : say.chosen(name);
}
