import type { Club } from "../../../state/club/index.ts";
import { useClub } from "../../club/use-club.ts";
import { Page } from "../../components/index.ts";
import { Computing } from "../../evening/computing.tsx";
import { NotFound } from "../../not-found.tsx";
import { paths } from "../../paths.ts";
import type { ScreenProps } from "../../routes.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import { Standings } from "./standings.tsx";
import { useAsked } from "./use-asked.ts";

/** Who stands where in a season. */
export default function StandingsScreen({ params: { id = "" } }: ScreenProps) {
  const club = useClub();
  return club === null ? <Waiting /> : <OfSeason key={id} club={club} id={id} />;
}

function OfSeason({ club, id }: { readonly club: Club; readonly id: string }) {
  const { standings, ...asking } = useAsked(club, id);
  const isComputing = useApp().summing.value !== null;
  // A season may only be there once its evenings have been computed.
  if (standings === null || (standings === undefined && isComputing)) return <Waiting />;
  return standings === undefined ? <NotFound /> : <Standings club={club} standings={standings} {...asking} />;
}

function Waiting() {
  const { seasons } = words.value;
  return (
    <Page title={seasons.standings.title} back={{ to: paths.seasons(), label: seasons.title }}>
      <Computing />
    </Page>
  );
}
