import { dayOf, type Season, seasonOf, seasonsOf } from "../../model/index.ts";
import type { EveningCard } from "../types.ts";

/** The evenings of one season, in the order of the list they came from. */
export interface SeasonEvenings {
  readonly season: Season;
  /** Today is in it. */
  readonly current: boolean;
  readonly evenings: readonly EveningCard[];
}

/** Evenings by season, each in exactly one, the newest season first; seasons without any are left out. */
export function bySeason(
  evenings: readonly EveningCard[],
  own: readonly Season[],
  today: string,
): readonly SeasonEvenings[] {
  const found = new Map<string, EveningCard[]>();
  for (const evening of evenings) {
    const { id } = seasonOf(own, dayOf(evening.startedAt));
    const there = found.get(id);
    if (there) there.push(evening);
    else found.set(id, [evening]);
  }
  const current = seasonOf(own, today).id;
  return seasonsOf(
    own,
    evenings.map(({ startedAt }) => dayOf(startedAt)),
  ).flatMap((season) => {
    const there = found.get(season.id);
    return there ? [{ season, current: season.id === current, evenings: there }] : [];
  });
}
