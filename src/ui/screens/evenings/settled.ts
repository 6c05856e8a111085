import { useMemo } from "preact/hooks";
import type { Account } from "../../../state/club/index.ts";
import type { EveningCard, SeasonEvenings } from "../../../state/index.ts";
import { useClub } from "../../club/use-club.ts";

/** Evenings that were not paid by themselves, but in the running account or with other tables, are paid all the same. */
export function useSettled(seasons: readonly SeasonEvenings[]): readonly SeasonEvenings[] {
  const accounts = useClub()?.accounts.value ?? null;
  return useMemo(() => (accounts === null ? seasons : seasons.map(settledIn(accounts))), [seasons, accounts]);
}

const settledIn =
  (accounts: readonly Account[]) =>
  (season: SeasonEvenings): SeasonEvenings => ({
    ...season,
    evenings: season.evenings.map((evening) =>
      evening.unpaid && isCarried(evening) && isClear(accounts, evening) ? { ...evening, unpaid: false } : evening,
    ),
  });

/** What it left open is in the running account; an evening that cannot be settled has nothing there. */
const isCarried = ({ players }: EveningCard): boolean => players.some(({ openMinor }) => openMinor !== 0);

const isClear = (accounts: readonly Account[], { currency }: EveningCard): boolean =>
  accounts.every((account) => account.currency !== currency || account.people.length === 0);
