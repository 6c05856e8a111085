import { useContext } from "preact/hooks";
import type { GameId } from "../../../model/index.ts";
import { Key, TablePicture } from "../../components/index.ts";
import { useApp } from "../../use-app.ts";
import type { Draft } from "../../use-draft.ts";
import { words } from "../../words.ts";
import { ChanceContext } from "./chance.ts";
import { type NewForm, sameTable } from "./form.ts";

interface Props {
  readonly draft: Draft<NewForm>;
  readonly game: GameId;
  readonly seats: { readonly min: number; readonly max: number };
}

/** The table while nobody sits at it: the last evening's is one tap away. */
export function Again({ draft, game, seats }: Props) {
  const last = useApp().lastTables[game].value;
  const chance = useContext(ChanceContext);
  const { newEvening, format } = words.value;
  if (!last) {
    return <TablePicture seats={[]} label={newEvening.table.label} middle={newEvening.choose(seats.min, seats.max)} />;
  }
  const { players = [] } = sameTable(last, chance);
  return (
    <div class="again">
      <Key kind="main" onClick={() => draft.change(sameTable(last, chance))}>
        {newEvening.again}
      </Key>
      <p class="quiet">{format.list(players.map(({ name }) => name))}</p>
    </div>
  );
}
