import type { Club } from "../../../state/club/index.ts";
import { useClub } from "../../club/use-club.ts";
import { NotFound } from "../../not-found.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Standings } from "./standings.tsx";
import { useAsked } from "./use-asked.ts";

/** Who stands where in a season. */
export default function StandingsScreen({ params: { id = "" } }: ScreenProps) {
  const club = useClub();
  return club === null ? <main /> : <OfSeason key={id} club={club} id={id} />;
}

function OfSeason({ club, id }: { readonly club: Club; readonly id: string }) {
  const { standings, ...asking } = useAsked(club, id);
  if (standings === null) return <main />;
  return standings === undefined ? <NotFound /> : <Standings club={club} standings={standings} {...asking} />;
}
