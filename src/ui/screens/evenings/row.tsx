import { useMemo } from "preact/hooks";
import type { EveningCard } from "../../../state/index.ts";
import { useClub } from "../../club/use-club.ts";
import { useWhere } from "../../club/use-where.ts";
import { Key, KeyLink, MoreIcon } from "../../components/index.ts";
import { PastEvening } from "../../evening/past-evening.tsx";
import { played } from "../../evening/played.ts";
import { RemoveKey } from "../../evening/remove-key.tsx";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";

interface Props {
  readonly evening: EveningCard;
  /** Its menu is. */
  readonly open: boolean;
  readonly onTurn: () => void;
}

/** An evening with what it came to, and what can be done with it. */
export function Row({ evening, open, onTurn }: Props) {
  const { evenings, format } = words.value;
  return (
    <div class="evening-row">
      <PastEvening evening={evening} below={<About evening={evening} />} />
      <Key
        kind="plain"
        sign={<MoreIcon />}
        label={evenings.menu(format.day(evening.startedAt))}
        expanded={open}
        onClick={onTurn}
      />
      {open ? <Menu evening={evening} /> : null}
    </div>
  );
}

/** How much was played, and what is still to be done. */
function About({ evening }: Pick<Props, "evening">) {
  const { id, running, unpaid } = evening;
  const { club, evenings } = words.value;
  const night = useClub()?.nights.value?.find((one) => one.evenings.includes(id));
  return (
    <span class="evening-about">
      <span class="quiet">{played(evening)}</span>
      {night === undefined ? null : <span class="quiet">{night.name ?? club.night}</span>}
      {running ? <b>{evenings.running}</b> : null}
      {unpaid ? <b>{evenings.unpaid}</b> : null}
    </span>
  );
}

function Menu({ evening }: Pick<Props, "evening">) {
  const { common, settle, book, review, table } = words.value;
  const { id, running } = evening;
  return (
    <div class="evening-menu">
      <KeyLink to={running ? paths.table(id) : paths.settle(id)}>{running ? table.title : settle.title}</KeyLink>
      <KeyLink to={paths.book(id)}>{book.title}</KeyLink>
      <KeyLink to={paths.review(id)}>{review.open}</KeyLink>
      <KeyLink to={paths.share(id)}>{common.share}</KeyLink>
      <Tables evening={evening} />
      <RemoveKey evening={evening}>{common.remove}</RemoveKey>
    </div>
  );
}

/** To the other tables of the day, or joining it with them. */
function Tables({ evening: { id } }: Pick<Props, "evening">) {
  const { club: say } = words.value;
  const club = useClub();
  const where = useWhere({ id });
  const others = useMemo(() => club?.joinable(id), [club, id])?.value ?? [];
  if (where?.kind === "night") return <KeyLink to={paths.night(where.night.id)}>{say.night}</KeyLink>;
  return others.length === 0 ? null : <KeyLink to={paths.joinTables(id)}>{say.joinKey}</KeyLink>;
}
