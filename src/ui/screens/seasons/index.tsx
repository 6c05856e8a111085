import type { Club, SeasonCard } from "../../../state/club/index.ts";
import { RemovedSeason } from "../../club/removed-season.tsx";
import { seasonDays } from "../../club/season-days.ts";
import { useClub } from "../../club/use-club.ts";
import { KeyLink, ListLink, Page, PlusIcon } from "../../components/index.ts";
import { Computing } from "../../evening/computing.tsx";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import "./seasons.css";

/** Every season, the newest first. */
export default function Seasons() {
  const { seasons, settings } = words.value;
  const club = useClub();
  return (
    <Page
      title={seasons.title}
      back={{ to: paths.settings(), label: settings.up }}
      class="seasons"
      foot={
        <KeyLink to={paths.newSeason} sign={<PlusIcon />}>
          {seasons.add}
        </KeyLink>
      }
    >
      <p>{seasons.intro}</p>
      <Computing />
      {club === null ? null : <List club={club} />}
    </Page>
  );
}

function List({ club }: { readonly club: Club }) {
  const all = club.seasons.value;
  return (
    <>
      <RemovedSeason club={club} />
      {all?.length === 0 ? <p class="quiet">{words.value.seasons.none}</p> : null}
      <ul>
        {all?.map((season) => (
          <li key={season.id}>
            <Row season={season} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** It leads to the standings; one of the club's own can be changed at once. */
function Row({ season }: { readonly season: SeasonCard }) {
  const { common, seasons } = words.value;
  const { id, name, own, evenings } = season;
  return (
    <>
      <ListLink
        to={paths.seasons(id)}
        title={<b>{name}</b>}
        below={seasonDays(season)}
        end={seasons.evenings(evenings)}
      />
      {own ? (
        <KeyLink kind="plain" to={paths.editSeason(id)}>
          {common.edit}
          <span class="vh"> {name}</span>
        </KeyLink>
      ) : null}
    </>
  );
}
