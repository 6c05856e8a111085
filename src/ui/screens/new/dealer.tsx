import { useContext } from "preact/hooks";
import { Choice, Confirm, DealerIcon, Key, Name } from "../../components/index.ts";
import type { Draft } from "../../use-draft.ts";
import { words } from "../../words.ts";
import { ChanceContext } from "./chance.ts";
import { byLot, type NewForm } from "./form.ts";
import { winnerOf } from "./lots.ts";

/** Who deals first: by lot, or by a tap. */
export function Dealer({ draft }: { readonly draft: Draft<NewForm> }) {
  const { players, firstDealer } = draft.value;
  const { dealer: say } = words.value.newEvening;
  const options = players.map(({ id, name }) => ({
    value: id,
    word: id === firstDealer ? <Deals name={name} /> : <Name>{name}</Name>,
  }));
  return (
    <section class="first-dealer">
      <h2>{say.title}</h2>
      <Choice
        label={say.hint}
        options={options}
        value={firstDealer ?? undefined}
        onChoose={(id) => draft.change({ firstDealer: id })}
      />
      <Draw draft={draft} />
    </section>
  );
}

const Deals = ({ name }: { readonly name: string }) => (
  <span class="deals">
    <Name>{name}</Name> <DealerIcon />
  </span>
);

/** The first lots are drawn at a tap, others only on purpose; while nobody deals yet the key at the foot draws them. */
function Draw({ draft }: { readonly draft: Draft<NewForm> }) {
  const chance = useContext(ChanceContext);
  const { dealer: say } = words.value.newEvening;
  const { common } = words.value;
  const { players, lots, firstDealer } = draft.value;
  const draw = () => draft.change(byLot(players, chance));
  const won = winnerOf(lots);
  if (firstDealer === null) return null;
  if (!won) return <Key onClick={draw}>{say.draw}</Key>;
  const name = players.find(({ id }) => id === won.player)?.name ?? "";
  return (
    <Confirm question={say.drawAgainAsk(name)} yes={say.drawAgain} no={common.keep} onConfirm={draw}>
      {say.drawAgain}
    </Confirm>
  );
}
