import type { DeclareFace } from "../../../../rules/tarok/recording/index.ts";
import { TapKey } from "../../../table/tap-key.tsx";
import { words } from "../../../words.ts";

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
