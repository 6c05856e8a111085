import type { LiveEvening } from "../../../state/index.ts";
import { ForwardIcon, Key, RedoIcon } from "../../components/index.ts";
import { timeIn } from "../../evening/day.ts";
import { logTitle } from "../../evening/log-title.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";

/** The way to the evening from its beginning, once something has happened. */
export function Again({ live }: { readonly live: LiveEvening }) {
  if (live.lines.value.length === 0) return null;
  return (
    <div class="bk-last">
      <a href={paths.review(live.id)}>
        <span>{words.value.review.open}</span>
        <ForwardIcon />
      </a>
    </div>
  );
}

/** What was done last, which is what undo takes back, and the way to everything that was changed. */
export function Last({ live, redo }: { readonly live: LiveEvening; readonly redo: () => void }) {
  const { common } = words.value;
  const [last] = live.log.value;
  if (last === undefined) return null;
  return (
    <div class="bk-last">
      <a href={paths.log(live.id)}>
        <span>
          {logTitle(live, last)} <span class="quiet">{timeIn(live, last.at)}</span>
        </span>
        <ForwardIcon />
      </a>
      {live.canRedo.value ? (
        <Key kind="plain" sign={<RedoIcon />} onClick={redo}>
          {common.redo}
        </Key>
      ) : null}
    </div>
  );
}
