import type { Place } from "../../../../rules/triomphe/recording/index.ts";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import "./five.css";

/** The five tricks in their order, each of which is tapped to be told anew. */
export function Five({ places }: { readonly places: readonly Place[] }) {
  const { names } = useTable();
  const { triomphe } = words.value;
  return (
    <ol class="five">
      {places.map(({ player, caret, key }, i) => (
        <li key={key.id}>
          <TapKey
            of={key}
            chosen
            label={player === null ? triomphe.place(i + 1) : undefined}
            class={caret ? "caret" : undefined}
          >
            <small>{i + 1}</small>
            {player === null ? triomphe.nobody : names.short(player)}
          </TapKey>
        </li>
      ))}
    </ol>
  );
}
