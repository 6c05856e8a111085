import { SwapSeats } from "../../seats/swap-seats.tsx";
import type { Draft } from "../../use-draft.ts";
import { words } from "../../words.ts";
import { type NewForm, reseated } from "./form.ts";
import { winnerOf } from "./lots.ts";

/** The table as it will be: who sits where, what each drew, who deals first. */
export function Seats({ draft }: { readonly draft: Draft<NewForm> }) {
  const { players, firstDealer, lots } = draft.value;
  const { dealer } = words.value.newEvening;
  const seats = players.map((player) => {
    const lot = lots.find((drawn) => drawn.player === player.id);
    return { ...player, below: lot && dealer.drew(lot.tarok) };
  });
  return (
    <SwapSeats seats={seats} dealer={firstDealer} onChange={(order) => draft.change(reseated(draft.value, order))}>
      <p role="status">{firstDealerTold(draft.value)}</p>
    </SwapSeats>
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
