import { useState } from "preact/hooks";
import type { PlayerId } from "../../../model/index.ts";
import type { LiveEvening, Outcome } from "../../../state/index.ts";
import { Ask, Key, KeyLink, Notice } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import { shareOf } from "./share-of.ts";

interface Props {
  readonly live: LiveEvening;
  readonly split: Outcome["split"];
  /** Who was named for the remainder. */
  readonly named: PlayerId | undefined;
  readonly onName: (id: PlayerId) => void;
}

/** How the pots are shared, and who gets what cannot be: the lowest, or who the table names. */
export function Share({ live, split, named, onName }: Props) {
  const { format, settle } = words.value;
  const share = shareOf(split);
  const points = (n: number) => <b class="num">{format.points(n)}</b>;
  if (Object.keys(split.shares).length === 0) return <PotLeft live={live} />;
  if (share === undefined) return <p>{settle.nothingToShare}</p>;
  const rest = split.remainderTo;
  return (
    <div class="st-share">
      <p class="st-say">
        {settle.each(points(share))} {rest === null ? null : <Rest live={live} split={split} named={named} to={rest} />}
      </p>
      {rest === null || live.reader.value ? null : <Choice live={live} split={split} named={named} onName={onName} />}
    </div>
  );
}

/** A pot that is won, never shared: what lies in it must go to somebody by hand. */
function PotLeft({ live }: Pick<Props, "live">) {
  const { between, format, settle } = words.value;
  const left = Object.values(live.now.value.books.pots).reduce((sum, holds) => sum + holds, 0);
  if (left === 0) return null;
  return (
    <>
      <Notice>{settle.potLeft(format.points(left))}</Notice>
      {live.reader.value ? null : <KeyLink to={paths.more(live.id, "transfer")}>{between.transfer}</KeyLink>}
    </>
  );
}

function Rest({ live, split, named, to }: Omit<Props, "onName"> & { readonly to: PlayerId }) {
  const { format, settle } = words.value;
  const amount = <b class="num">{format.points(split.remainder)}</b>;
  if (isTie(split) && named === undefined) return <>{settle.tie(format.list(split.lowest.map(live.name)))}</>;
  if (split.lowest.includes(to) && !isTie(split)) return <>{settle.restToLowest(amount, live.name(to))}</>;
  return <>{settle.rest(amount, live.name(to))}</>;
}

const isTie = ({ lowest }: Outcome["split"]): boolean => lowest.length > 1;

/** Asks who gets the remainder: at once on a tie, else when somebody wants another one than the lowest. */
function Choice({ live, split, named, onName }: Props) {
  const { format, settle } = words.value;
  const asked = isTie(split) && named === undefined;
  const [open, setOpen] = useState(asked);
  if (!open && !asked) {
    return (
      <Key kind="plain" class="st-another" onClick={() => setOpen(true)}>
        {settle.another}
      </Key>
    );
  }
  const { remainderTo } = split;
  return (
    <Ask
      question={
        <>
          {settle.whoGets(format.points(split.remainder))}{" "}
          {asked && remainderTo !== null ? (
            <span class="quiet">{settle.unlessSaid(live.name(remainderTo))}</span>
          ) : null}
        </>
      }
    >
      <div class="answers">
        {Object.keys(split.shares).map((id) => (
          <Key key={id} on={!asked && id === remainderTo} onClick={() => onName(id)}>
            {live.name(id)}
          </Key>
        ))}
      </div>
    </Ask>
  );
}
