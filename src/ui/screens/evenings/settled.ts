import { useMemo } from "preact/hooks";
import type { EveningId } from "../../../model/index.ts";
import type { SeasonEvenings } from "../../../state/index.ts";
import { useClub } from "../../club/use-club.ts";

/** Evenings that were not paid by themselves, but in the running account or with other tables, are paid all the same. */
export function useSettled(seasons: readonly SeasonEvenings[]): readonly SeasonEvenings[] {
  const settled = useClub()?.settled.value ?? null;
  return useMemo(() => (settled === null ? seasons : seasons.map(settledIn(settled))), [seasons, settled]);
}

const settledIn =
  (settled: ReadonlySet<EveningId>) =>
  (season: SeasonEvenings): SeasonEvenings => ({
    ...season,
    evenings: season.evenings.map((evening) =>
      evening.unpaid && settled.has(evening.id) ? { ...evening, unpaid: false } : evening,
    ),
  });
