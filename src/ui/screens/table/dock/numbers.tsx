import type { DeclareFace } from "../../../../rules/tarok/recording/index.ts";
import { words } from "../../../words.ts";
import { TapKey } from "../tap-key.tsx";

/** How many taroks, with the pagat or without it, or how many matadors: one tap says it all. */
export function Numbers({ dock: { numbers, further } }: { readonly dock: DeclareFace }) {
  const { table } = words.value;
  return (
    <>
      {numbers.map(({ withPagat, keys }) => (
        <div class="numbers" key={String(withPagat)}>
          {withPagat === null ? null : <p class="lbl">{withPagat ? table.withPagat : table.withoutPagat}</p>}
          <div class="row6">
            {keys.map(({ count, key }) => (
              <TapKey key={key.id} of={key} chosen keepsWord>
                {count}
              </TapKey>
            ))}
            {further && withPagat !== false ? <TapKey of={further}>{table.further}</TapKey> : null}
          </div>
        </div>
      ))}
    </>
  );
}
