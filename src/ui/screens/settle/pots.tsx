import { Fragment } from "preact";
import type { LiveEvening } from "../../../state/index.ts";
import { Cup } from "../../components/index.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";

/** What the pots hold together, as it is shared. */
export function Pots({ live }: { readonly live: LiveEvening }) {
  const { common, format, settle } = words.value;
  const { fundsPots } = useApp().games[live.setup.value.game];
  const pots = Object.entries(live.now.value.books.pots);
  const names: Readonly<Record<string, string>> = common.potsShort;
  const total = pots.reduce((sum, [, held]) => sum + held, 0);
  return (
    <div class="st-pots">
      {pots.map(([pot, held], i) => (
        <Fragment key={pot}>
          {i > 0 ? <span class="op">+</span> : null}
          <div>
            <Cup pot={pot} holds={format.points(held)} />
            <span>{names[pot] ?? pot}</span>
          </div>
        </Fragment>
      ))}
      {fundsPots ? (
        <>
          <span class="op">=</span>
          <div class="st-total">
            <b class="num">{format.points(total)}</b>
            <span>{settle.shared}</span>
          </div>
        </>
      ) : null}
    </div>
  );
}
