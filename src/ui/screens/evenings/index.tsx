import { useMemo } from "preact/hooks";
import { countOf, type EveningCard, eveningFinder, type SeasonEvenings } from "../../../state/index.ts";
import { cameFrom } from "../../came-from.ts";
import { Key, KeyLink, Page } from "../../components/index.ts";
import { Computing } from "../../evening/computing.tsx";
import { Deleted } from "../../evening/deleted.tsx";
import { Sample } from "../../evening/sample.tsx";
import { paths } from "../../paths.ts";
import type { ScreenProps } from "../../routes.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import { DeletedEvenings } from "./deleted.tsx";
import { type Filter, filterOf, show, turn } from "./filter.ts";
import { openSeasons } from "./open.ts";
import { Search } from "./search.tsx";
import { Season } from "./season.tsx";
import { useSettled } from "./settled.ts";
import "./evenings.css";

/** All evenings by season, and those that are looked for. */
export default function Evenings({ params }: ScreenProps) {
  const { evenings } = words.value;
  const { seasons } = useApp();
  return (
    <Page title={evenings.title} back={cameFrom()} class="evenings">
      {seasons.value === null ? null : <List seasons={seasons.value} filter={filterOf(params)} />}
    </Page>
  );
}

interface Props {
  readonly seasons: readonly SeasonEvenings[];
  readonly filter: Filter;
}

function List({ seasons: told, filter }: Props) {
  const seasons = useSettled(told);
  const { day } = words.value.format;
  const find = useMemo(() => eveningFinder(seasons, (evening) => wholeDay(day, evening)), [seasons, day]);
  const found = find(filter);
  const open = openSeasons(found, filter);
  const all = countOf(seasons);
  const evenings = seasons.flatMap((season) => season.evenings);
  return (
    <>
      <Computing />
      <Deleted />
      {all === 0 ? <Nothing /> : <Search filter={filter} found={countOf(found)} all={evenings} />}
      {all > 0 && found.length === 0 ? <NotFound filter={filter} /> : null}
      {found.map((one) => (
        <Season
          key={one.season.id}
          of={one}
          open={open.has(one.season.id)}
          onTurn={() => show(turn(filter, one.season.id))}
        />
      ))}
      {found === seasons ? <Sample /> : null}
      {filter.text === "" && !filter.unpaid ? <DeletedEvenings alone={all === 0} /> : null}
    </>
  );
}

/** With its year in any case, since that is looked for too. */
const wholeDay = (day: (at: string, now: Date) => string, { startedAt }: EveningCard): string =>
  day(startedAt, new Date(0));

function Nothing() {
  const { deleted, evenings, start } = words.value;
  const app = useApp();
  if (app.summing.value !== null) return null;
  return (
    <>
      <p>{app.deleted.value?.length ? deleted.onlyThese : evenings.none}</p>
      <KeyLink to={paths.new}>{start.newEvening}</KeyLink>
    </>
  );
}

function NotFound({ filter }: { readonly filter: Filter }) {
  const { evenings } = words.value;
  return (
    <>
      <p>{evenings.nothing}</p>
      <Key onClick={() => show({ ...filter, text: "", unpaid: false })}>{evenings.clear}</Key>
    </>
  );
}
