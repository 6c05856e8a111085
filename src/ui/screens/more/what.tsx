import { groupLines } from "../../../i18n/index.ts";
import { explain } from "../../../state/index.ts";
import { ChangeProblems } from "../../evening/change-problems.tsx";
import { words } from "../../words.ts";
import type { Moment } from "./kind.ts";
import type { Entry } from "./use-entry.ts";

interface Props {
  readonly moment: Moment;
  readonly entry: Entry;
}

/** What the entry moves, each payment in a sentence, before it is saved; or what cannot be and has no field of its own. */
export function What({ moment: { live }, entry: { preview, entry, elsewhere, told } }: Props) {
  if (!preview || !entry) return null;
  if (elsewhere.length > 0) return <ChangeProblems live={live} preview={{ ...preview, problems: elsewhere }} />;
  if (preview.problems.length > 0) return null;
  const line = preview.changed.find((changed) => changed.entry.id === entry.id);
  const payments = explain(line?.transfers ?? []).flatMap((group) => groupLines(told, group));
  const others = preview.changed.filter((changed) => changed !== line).flatMap(({ number }) => number ?? []);
  const { deals, format } = words.value;
  return (
    <div class="what">
      <ul>
        {payments.map(({ text, amount }) => (
          <li key={text}>
            <span>{text}</span> <b class="num">{format.points(amount)}</b>
          </li>
        ))}
      </ul>
      {others.length > 0 ? <p>{deals[live.setup.value.game].changed(format.list(others.map(String)))}</p> : null}
    </div>
  );
}
