import { Cup } from "../../../components/index.ts";
import { dealWords } from "../../../table/use-table.ts";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";

/** What is in the pot by what is noted, the stakes that went in, and once something was taken of how much it is left. */
export function Pot() {
  const { live, surface, tap } = useTable();
  const { triomphe, common, format } = words.value;
  const [{ staked, after, playing, stake, key }] = surface.cups;
  const [whole, left] = [format.points(staked), format.points(after)];
  return (
    <button type="button" class="pot" data-tap={key.id} aria-expanded={key.state === "on"} onClick={() => tap(key.tap)}>
      <span class="vh">{dealWords(live).pot(common.pots.pot, whole, left)}</span>
      <span class="seen" aria-hidden="true">
        <Cup pot="pot" holds={left} />
        <span class="to">
          <small>{triomphe.stakes(playing, format.points(stake))}</small>
          {whole === left ? null : <small class="num">{triomphe.of(whole)}</small>}
        </span>
      </span>
    </button>
  );
}
