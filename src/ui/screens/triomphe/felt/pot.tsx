import { Cup } from "../../../components/index.ts";
import { dealWords } from "../../../table/use-table.ts";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";

/** The pot with the stakes in it, from how many, and what becomes of it as it is taken. */
export function Pot() {
  const { live, surface, tap } = useTable();
  const { table, triomphe, common, format } = words.value;
  const [{ staked, after, playing, stake, key }] = surface.cups;
  const [was, becomes] = [format.points(staked), format.points(after)];
  return (
    <button type="button" class="pot" data-tap={key.id} aria-expanded={key.state === "on"} onClick={() => tap(key.tap)}>
      <span class="vh">{dealWords(live).pot(common.pots.pot, was, becomes)}</span>
      <span class="seen" aria-hidden="true">
        <Cup pot="pot" holds={was} />
        <span class="to">
          <small>{triomphe.stakes(playing, format.points(stake))}</small>
          {was === becomes ? null : <b class="num">{table.becomes(becomes)}</b>}
        </span>
      </span>
    </button>
  );
}
