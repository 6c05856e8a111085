import { useState } from "preact/hooks";
import type { LiveEvening } from "../../../state/index.ts";
import type { ToldLine } from "../../../state/review/index.ts";
import { DownIcon, KeyLink, ListLink, ListRow, UpIcon } from "../../components/index.ts";
import { entryTitle } from "../../evening/row-title.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";

interface Props {
  readonly live: LiveEvening;
  readonly name: string;
  readonly line: ToldLine;
}

/** How often something happened: once leads there, more often opens to lead to each; a sum only stands there. */
export function Counted({ live, name, line: { amount, where } }: Props) {
  const [open, setOpen] = useState(false);
  const shown = <b class="num">{words.value.format.points(amount)}</b>;
  const [first, ...more] = where;
  if (first === undefined) {
    return (
      <li>
        <ListRow title={name} end={shown} />
      </li>
    );
  }
  if (more.length === 0) {
    return (
      <li>
        <ListLink
          to={paths.review(live.id, first.line.entry.id)}
          title={name}
          below={placeOf(live, first)}
          end={shown}
        />
      </li>
    );
  }
  return (
    <li>
      <button type="button" class="row" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span class="row-text">{name}</span>
        {shown}
        {open ? <UpIcon /> : <DownIcon />}
      </button>
      {open ? (
        <ul class="rv-where">
          {where.map((one, i) => (
            <li key={i}>
              <KeyLink to={paths.review(live.id, one.line.entry.id)}>{placeOf(live, one)}</KeyLink>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** Where and who: "Spil 7 · Karen". */
const placeOf = (live: LiveEvening, { line, player }: ToldLine["where"][number]): string =>
  `${entryTitle(line)} · ${live.name(player)}`;
