import { useContext } from "preact/hooks";
import { Choice, Confirm, DealerIcon, Key } from "../../components/index.ts";
import type { Draft } from "../../use-draft.ts";
import { words } from "../../words.ts";
import { ChanceContext } from "./chance.ts";
import { byLot, type NewForm } from "./form.ts";
import { winnerOf } from "./lots.ts";

/** Who deals first: by lot, or by a tap. */
export function Dealer({ draft }: { readonly draft: Draft<NewForm> }) {
  const { players, firstDealer, lots } = draft.value;
  const { dealer: say } = words.value.newEvening;
  const options = players.map(({ id, name }) => {
    const drawn = lots.find(({ player }) => player === id);
    return {
      value: id,
      word: id === firstDealer ? <Deals name={name} /> : name,
      below: drawn && say.drew(drawn.tarok),
    };
  });
  return (
    <section class="first-dealer">
      <h2>{say.title}</h2>
      <Choice
        label={say.hint}
        options={options}
        value={firstDealer ?? undefined}
        onChoose={(id) => draft.change({ firstDealer: id })}
      />
      <p role="status">{outcome(draft.value)}</p>
      <Draw draft={draft} />
    </section>
  );
}

const Deals = ({ name }: { readonly name: string }) => (
  <span class="deals">
    {name} <DealerIcon />
  </span>
);

/** How the first dealer came to be, in a sentence. */
function outcome({ players, firstDealer, lots }: NewForm): string {
  const { dealer: say } = words.value.newEvening;
  const name = players.find(({ id }) => id === firstDealer)?.name;
  if (name === undefined) return "";
  const won = winnerOf(lots);
  return won?.player === firstDealer && won ? say.byLot(name, won.tarok) : say.chosen(name);
}

/** The first lots are drawn at a tap, others only on purpose. */
function Draw({ draft }: { readonly draft: Draft<NewForm> }) {
  const chance = useContext(ChanceContext);
  const { dealer: say } = words.value.newEvening;
  const { common } = words.value;
  const { players, lots } = draft.value;
  const draw = () => draft.change(byLot(players, chance));
  const won = winnerOf(lots);
  if (!won) return <Key onClick={draw}>{say.draw}</Key>;
  const name = players.find(({ id }) => id === won.player)?.name ?? "";
  return (
    <Confirm question={say.drawAgainAsk(name)} yes={say.drawAgain} no={common.keep} onConfirm={draw}>
      {say.drawAgain}
    </Confirm>
  );
}
