import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { DEFAULT_SETTINGS, ok, SAMPLE_ID } from "../../../src/model/index.ts";
import { type AnyGame, gameOf } from "../../../src/rules/index.ts";
import { bySeason } from "../../../src/state/finding/index.ts";
import type { App, Done, EveningCard, Front, LiveEvening, Opened } from "../../../src/state/index.ts";
import { fakeClub } from "./club.ts";
import { fakeDirectory } from "./directory.ts";
import { fakeProfiles } from "./profiles.ts";

const done = (): Done => Promise.resolve(ok(undefined));

/** Where an evening is that the drawer does not hold. */
const MISSING: ReadonlySignal<Opened> = signal({ status: "missing" });

const cardOf = ({ seats, defaultRules, cases, entryTypes, fundsPots }: AnyGame) => ({
  seats,
  defaultRules,
  cases,
  entryTypes,
  fundsPots,
});

const frontOf = (evenings: readonly EveningCard[]): Front => {
  const ended = evenings.filter(({ running }) => !running);
  return {
    running: evenings.filter(({ running }) => running),
    ended: ended.slice(0, 12),
    endedCount: ended.length,
    uncopied: ended.length,
  };
};

/** An app without a drawer: nothing is in it but what a test puts there. */
export function fakeApp(keys: Partial<App> = {}): App {
  let ids = 0;
  const { evenings = signal([]), people = signal([]) } = keys;
  return {
    front: computed(() => evenings.value && frontOf(evenings.value)),
    summing: signal(null),
    evenings,
    person: () => signal({ status: "missing" }),
    seasons: computed(() => evenings.value && bySeason(evenings.value, [], "2026-10-24")),
    people,
    directory: fakeDirectory(people),
    openEvening: () => MISSING,
    record: () => ({ surface: signal(null), tap: () => {}, unkept: signal(undefined), save: done, discard: () => {} }),
    startEvening: () => Promise.resolve(ok("evening")),
    club: () => Promise.resolve(fakeClub()),
    games: {
      tarok: cardOf(gameOf("tarok")),
      triomphe: cardOf(gameOf("triomphe")),
    },
    lastTables: { tarok: signal(null), triomphe: signal(null) },
    draft: () => ({ load: () => Promise.resolve(null), save: () => {}, clear: () => {}, unkept: signal(undefined) }),
    setReader: done,
    goOnHere: done,
    deleted: signal(null),
    dependentsOf: () => Promise.resolve(ok({ inNight: false, ticked: 0, account: [], atNight: [] })),
    deleteEvening: done,
    restoreEvening: done,
    settings: signal(DEFAULT_SETTINGS),
    changeSettings: done,
    data: {
      exportedAt: signal(null),
      working: signal(null),
      backupFile: signal(null),
      rememberBackupFile: done,
      exportAll: () => Promise.resolve(ok({ name: "kongekop.json", blob: new Blob() })),
      previewImport: () => Promise.resolve({ ok: false, error: { kind: "notOurs" } }),
      applyImport: done,
      safetyCopies: signal([]),
      restoreSafetyCopy: done,
    },
    profiles: fakeProfiles(),
    sample: { card: signal(null), open: () => Promise.resolve(ok(SAMPLE_ID)), discard: done },
    protection: { persisted: signal(null), ask: () => Promise.resolve(true) },
    newId: () => `id ${++ids}`,
    now: () => "2026-10-24T21:42:00+02:00",
    ...keys,
  };
}

/** An app in which one evening is open. */
export const appWith = (evening: LiveEvening, keys: Partial<App> = {}): App => {
  const opened = signal<Opened>({ status: "open", evening });
  return fakeApp({ openEvening: (id) => (id === evening.id ? opened : MISSING), ...keys });
};
