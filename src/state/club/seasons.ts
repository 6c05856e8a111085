import { computed, type ReadonlySignal } from "@preact/signals";
import { ORDERS, type Order, standingsOf } from "../../ledger/club/index.ts";
import { dayOf, err, type GameId, type Season, seasonProblems, seasonsOf } from "../../model/index.ts";
import type { Done, EveningCard } from "../types.ts";
import { doneOf } from "../wires/faults.ts";
import type { Desk } from "./desk.ts";
import { journalFile } from "./files.ts";
import type { Club, SeasonCard, StandingRow, Standings, StandingsAsked } from "./types.ts";

type Seasons = Pick<Club, "seasons" | "standings" | "saveSeason" | "removeSeason" | "journal">;

/** Seasons, and who stands where in them. */
export function seasonsOfClub(desk: Desk): Seasons {
  const { store } = desk;
  const all = computed(() => {
    const [evenings, own] = [endedOf(desk.evenings.value), desk.seasons.value];
    return (
      evenings &&
      own &&
      overlapping(
        own,
        evenings.map(({ startedAt }) => dayOf(startedAt)),
      ).map(cardIn(own, evenings))
    );
  });
  return {
    seasons: all,
    standings: (id, asked) => standingsIn(desk, all, id, asked),
    saveSeason: async (season): Done => {
      const problems = seasonProblems(season);
      return problems.length > 0 ? err({ kind: "problems", problems }) : doneOf(await store.seasons.put([season]));
    },
    journal: (standings) => journalFile(desk, standings),
    removeSeason: async ({ id }) => doneOf(await store.seasons.remove([id])),
  };
}

const endedOf = (cards: readonly EveningCard[] | null) => cards?.filter(({ running }) => !running) ?? null;

const cardIn =
  (own: readonly Season[], evenings: readonly EveningCard[]) =>
  (season: Season): SeasonCard => ({
    ...season,
    own: own.some(({ id }) => id === season.id),
    evenings: evenings.filter((evening) => isIn(season, evening)).length,
  });

/** Standings may overlap: a spring of the club's own takes nothing from its club year. */
const isIn = ({ from, to }: Season, { startedAt }: EveningCard): boolean =>
  from <= dayOf(startedAt) && dayOf(startedAt) <= to;

/** The club's own seasons and the club years with evenings, but for those that the club keeps as its own. */
function overlapping(own: readonly Season[], days: readonly string[]): readonly Season[] {
  const years = seasonsOf([], days).filter(({ from, to }) => !own.some((one) => one.from === from && one.to === to));
  return seasonsOf([...own, ...years], []);
}

function standingsIn(
  desk: Desk,
  all: ReadonlySignal<readonly SeasonCard[] | null>,
  id: string,
  { order = ORDERS[0], game }: StandingsAsked,
): ReadonlySignal<Standings | null | undefined> {
  return computed(() => {
    const [evenings, own] = [endedOf(desk.evenings.value), desk.seasons.value];
    if (!all.value || !evenings || !own) return null;
    const season = all.value.find((one) => one.id === id);
    if (!season) return undefined;
    const inSeason = evenings.filter((evening) => isIn(season, evening));
    const played = game === undefined ? inSeason : inSeason.filter((evening) => evening.game === game);
    const currencies = byFrequency(inSeason.map(({ currency }) => currency));
    return {
      season,
      games: byFrequency(inSeason.map((evening) => evening.game)),
      counted: byFrequency(played.map((evening) => evening.game)),
      evenings: played,
      unsettled: played
        .filter(({ players }) => players.some(({ moneyMinor }) => moneyMinor === null))
        .map(({ id }) => id),
      currencies,
      rows: rowsOf(desk, played, order, currencies[0] ?? "", season.minEvenings ?? 0),
    };
  });
}

function rowsOf(desk: Desk, played: readonly EveningCard[], order: Order, currency: string, minEvenings: number) {
  return standingsOf(played, { order, currency, minEvenings }, desk.idOf).map(
    ({ player, perEvening, perDeal, ...row }): StandingRow => ({
      ...row,
      id: player,
      name: desk.nameOf(player),
      perEvening: perEvening.over === 0 ? null : perEvening.sum / perEvening.over,
      perDeal: perDeal.over === 0 ? null : perDeal.sum / perDeal.over,
    }),
  );
}

/** Each once, what there is most of first. */
function byFrequency<T extends string | GameId>(values: readonly T[]): readonly T[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
}
