import { computed, type ReadonlySignal } from "@preact/signals";
import { personFigures } from "../../ledger/index.ts";
import { compareText, type PlayerId, type Season } from "../../model/index.ts";
import type { Store } from "../../store/index.ts";
import type { PersonPage, PersonShown } from "../person.ts";
import type { FiguredEvening } from "./figures.ts";
import type { People } from "./people.ts";
import { wired } from "./wired.ts";

/** Everybody's page: the same signal for the same person and season. */
export function personPages(
  store: Store,
  people: People,
  evenings: ReadonlySignal<readonly FiguredEvening[] | null>,
): (id: PlayerId, season?: string) => ReadonlySignal<PersonShown> {
  const seasons = wired<readonly Season[], readonly Season[] | null>(store.seasons.all, null, (all) =>
    all.toSorted(newestFirst),
  );
  const pages = new Map<string, ReadonlySignal<PersonShown>>();
  return (id, season) => {
    const key = JSON.stringify([id, season ?? null]);
    const page = pages.get(key) ?? computed(() => pageOf(id, season));
    pages.set(key, page);
    return page;
  };

  function pageOf(id: PlayerId, chosen: string | undefined): PersonShown {
    // All are asked at once, whichever answers first.
    const [all, periods, isKnown] = [evenings.value, seasons.value, people.isKnown.value];
    if (all === null || periods === null || !isKnown) return { status: "computing" };
    const person = people.idOf(id);
    const name = nameIn(all, people, person);
    if (name === undefined) return { status: "missing" };
    const season = periods.find((one) => one.id === chosen) ?? null;
    const within = all.filter(({ card }) => season === null || isIn(season, card.startedAt));
    const { others, ...figures } = personFigures(
      person,
      within.map((one) => one.figures),
      people.idOf,
    );
    const page: PersonPage = {
      id: person,
      name,
      periods,
      period: season,
      figures: {
        ...figures,
        others: others.map((one) => ({ ...one, name: nameIn(within, people, one.other) ?? one.other })),
      },
    };
    return { status: "known", page };
  }
}

const newestFirst = (a: Season, b: Season): number => compareText(b.from, a.from) || compareText(a.id, b.id);

/** By the day on which an evening began at its table. */
const isIn = ({ from, to }: Season, startedAt: string): boolean => {
  const day = startedAt.slice(0, 10);
  return from <= day && day <= to;
};

/** As the directory calls somebody, else as the newest evening does. */
function nameIn(evenings: readonly FiguredEvening[], { nameOf }: People, id: PlayerId): string | undefined {
  const known = nameOf(id);
  if (known !== undefined) return known;
  for (const { card } of evenings) {
    const player = card.players.find((one) => one.id === id);
    if (player) return player.name;
  }
  return undefined;
}
