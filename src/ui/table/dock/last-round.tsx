import { KeyLink } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import { dealWords, useTable } from "../use-table.ts";

/** How long is played, once the last round is announced, and the way on when it is over. */
export function LastRound() {
  const { live, surface, shortcutOf } = useTable();
  const { table } = words.value;
  const last = live.lastDeal.value;
  if (last === null) return null;
  if (surface.number <= last) return <p class="lbl">{dealWords(live).playedUntil(last)}</p>;
  return (
    <KeyLink tap="round-is-over" shortcut={shortcutOf("round-is-over")} to={paths.settle(live.id)}>
      {table.roundIsOver}
    </KeyLink>
  );
}
