import { type ComponentProps, Fragment } from "preact";
import type { LiveEvening } from "../../../state/index.ts";
import { Cup } from "../../components/index.ts";
import { words } from "../../words.ts";

type PotOf = ComponentProps<typeof Cup>["pot"];

/** What the pots hold together, as it is shared. */
export function Pots({ live }: { readonly live: LiveEvening }) {
  const { common, format, settle } = words.value;
  const pots = Object.entries(live.now.value.books.pots);
  const total = pots.reduce((sum, [, held]) => sum + held, 0);
  return (
    <div class="st-pots">
      {pots.map(([pot, held], i) => (
        <Fragment key={pot}>
          {i > 0 ? <span class="op">+</span> : null}
          <div>
            <Cup pot={pot as PotOf} holds={format.points(held)} />
            <span>{common.potsShort[pot as PotOf]}</span>
          </div>
        </Fragment>
      ))}
      <span class="op">=</span>
      <div class="st-total">
        <b class="num">{format.points(total)}</b>
        <span>{settle.shared}</span>
      </div>
    </div>
  );
}
