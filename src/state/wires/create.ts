import { computed, signal } from "@preact/signals";
import { DEFAULT_SETTINGS, dayOf, type EveningId, GAMES, type GameId, type Season } from "../../model/index.ts";
import { gameOf } from "../../rules/index.ts";
import { askForProtection, isProtected, type Store } from "../../store/index.ts";
import type { App, GameCard } from "../app.ts";
import type { Club } from "../club/types.ts";
import { bySeason } from "../finding/index.ts";
import { begin } from "./beginning.ts";
import { timeOf } from "./clock.ts";
import { dataOf } from "./data/index.ts";
import { directoryOf } from "./directory.ts";
import { formDraft } from "./drafts.ts";
import { answerOf, doneOf } from "./faults.ts";
import { newId } from "./ids.ts";
import { lastTable } from "./lastTable.ts";
import { openings } from "./openings.ts";
import { peopleOf } from "./people.ts";
import { personPages } from "./person.ts";
import { profilesOf } from "./profiles.ts";
import { goOnHere, setReader } from "./reader.ts";
import { recordings } from "./recordings.ts";
import { sampleOf } from "./sample.ts";
import { shelf } from "./shelf.ts";
import { wired } from "./wired.ts";

/** Clock and ids, which tests set. */
export interface Surroundings {
  readonly newId: () => string;
  readonly now: () => string;
}

const DEVICE: Surroundings = { newId, now: () => timeOf(new Date()) };

/** The app over an open drawer; `before` are the settings until it has told them. */
export function createApp(store: Store, before = DEFAULT_SETTINGS, around: Surroundings = DEVICE): App {
  const known = peopleOf(store);
  const { people, nameOf, idOf } = known;
  const { open, book } = openings(store, { ...around, nameOf, idOf });
  const { figures, recorded, ...lists } = shelf(store, book, known);
  const ownSeasons = wired<readonly Season[], readonly Season[] | null>(store.seasons.all, null, (all) => all);
  const persisted = signal<boolean | null>(null, {
    watched: () => {
      void isProtected().then((answer) => {
        persisted.value = answer;
      });
    },
  });
  const protect = async () => {
    persisted.value = await askForProtection();
    return persisted.value ?? false;
  };
  let club: Promise<Club> | undefined;
  return {
    ...lists,
    seasons: computed(
      () =>
        lists.evenings.value &&
        ownSeasons.value &&
        bySeason(lists.evenings.value, ownSeasons.value, dayOf(around.now())),
    ),
    people,
    person: personPages(store, known, figures),
    directory: directoryOf(store, known, recorded),
    openEvening: open,
    record: recordings(store.drafts, around.newId),
    startEvening: async (draft) => {
      const begun = await begin(store, around.newId(), around.now(), draft);
      // From the first evening on there is something to lose; nobody waits for the browser's answer.
      if (begun.ok) void protect();
      return begun;
    },
    club: () => {
      club ??= import("../club/index.ts").then(({ clubOf }) =>
        clubOf({ store, evenings: lists.evenings, nameOf, idOf, ...around }),
      );
      return club;
    },
    games: ofEveryGame(gameCard),
    lastTables: ofEveryGame((id) => lastTable(id, store, lists.evenings, known, around.now)),
    draft: (key) => formDraft(store.drafts, `form ${key}`),
    setReader: (id, reader) => setReader(store, id, reader),
    goOnHere: (id) => goOnHere(store, id),
    deleted: wired<readonly EveningId[], readonly EveningId[] | null>(store.evenings.deleted, null, (ids) => ids),
    dependentsOf: async (id) => {
      const { dependentsOf } = await import("../club/index.ts");
      return dependentsOf({ store, nameOf, idOf }, id);
    },
    deleteEvening: async (id) => doneOf(await store.evenings.setDeleted(id, around.now())),
    restoreEvening: async (id) => doneOf(await store.evenings.setDeleted(id, null)),
    settings: wired(store.device.settings, before, (settings) => settings),
    changeSettings: async (keys) => answerOf(await store.device.changeSettings(keys)),
    data: dataOf(store, around),
    profiles: profilesOf(store, around.newId),
    sample: sampleOf(store, around.now),
    protection: {
      persisted,
      ask: protect,
    },
    ...around,
  };
}

const ofEveryGame = <T>(make: (id: GameId) => T): Record<GameId, T> =>
  Object.fromEntries(GAMES.map((id) => [id, make(id)])) as Record<GameId, T>;

const gameCard = (id: GameId): GameCard => {
  const { seats, defaultRules, cases, entryTypes, fundsPots } = gameOf(id);
  return { seats, defaultRules, cases, entryTypes, fundsPots };
};
