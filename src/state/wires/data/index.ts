import { signal } from "@preact/signals";
import { type EveningId, err, isSample, ok, own, type PlayerId, type Result } from "../../../model/index.ts";
import type { Import, NewStoredEvening, Store } from "../../../store/index.ts";
import type { Data, ImportChoice, ImportFault, ImportPreview, Namesake } from "../../data.ts";
import { Book, cardOf } from "../../evening/index.ts";
import type { Surroundings } from "../create.ts";
import { answerOf, doneOf } from "../faults.ts";
import { wired } from "../wired.ts";
import { changedEvening, isKnown, merged, revisionsIn } from "./compare.ts";
import { backupOf } from "./export.ts";
import { type Incoming, readFile } from "./incoming.ts";
import { type BroughtProfiles, broughtProfiles } from "./profiles.ts";
import { renamePlayers } from "./rename.ts";
import { sift } from "./sift.ts";
import { inSlices, type Told } from "./slices.ts";
import { takeOver } from "./takeOver.ts";

/** A file that was read, beside what is here. */
interface Looked {
  readonly incoming: Incoming;
  readonly here: ReadonlyMap<EveningId, Book>;
  /** Those of the file that say the same as the one here. */
  readonly known: ReadonlySet<Book>;
  readonly namesakes: readonly Namesake[];
  readonly profiles: BroughtProfiles;
  readonly newPeople: readonly string[];
  readonly newBooks: number;
}

/** Everything out, everything in. */
export function dataOf(store: Store, around: Surroundings): Data {
  let looked: Looked | undefined;
  const copy = () => ({ id: around.newId(), at: around.now() });
  const working = signal<number | null>(null);
  const told = (share: number) => {
    working.value = share;
  };
  const busy = async <T>(work: () => Promise<T>): Promise<T> => {
    told(0);
    try {
      return await work();
    } finally {
      working.value = null;
    }
  };

  return {
    exportedAt: wired(store.device.exportedAt, null, (at) => at ?? null),
    working,
    backupFile: wired(store.device.backupFile, null, (file) => file ?? null),
    rememberBackupFile: async (file) => doneOf(await store.device.setBackupFile(file)),
    exportAll: () =>
      busy(async () => {
        const at = around.now();
        const outline = answerOf(await store.copies.outline());
        const file = outline.ok ? await backupOf(store, outline.value, at, told) : outline;
        if (file.ok) await store.device.setExportedAt(at);
        return file;
      }),
    previewImport: (file) =>
      busy(async () => {
        const read = await look(store, file, around.newId, told);
        if (!read.ok) return read;
        looked = read.value;
        return ok(await previewOf(read.value, told));
      }),
    applyImport: (choice) =>
      busy(async () => {
        if (!looked) return ok(undefined);
        const brought = chosen(looked, choice, around);
        return doneOf(await store.copies.bringIn(brought, copy(), told));
      }),
    safetyCopies: wired(store.copies.all, [], (copies) => copies),
    restoreSafetyCopy: (id) => busy(async () => doneOf(await store.copies.putBack(id, copy(), told))),
  };
}

async function look(store: Store, file: Blob, newId: () => string, told: Told): Promise<Result<Looked, ImportFault>> {
  const read = await readFile(file, told);
  if (!read.ok) return read;
  const here = await store.copies.outline();
  if (!here.ok) return err({ kind: "storage", why: here.error.why });
  const records = here.value;
  const incoming = sift(withoutSample(read.value), {
    people: new Set(records.people.map(({ id }) => id)),
    evenings: new Set(records.evenings),
  });
  const loaded = await store.evenings.loadAll(incoming.evenings.map(({ base }) => base.id));
  if (!loaded.ok) return err({ kind: "storage", why: loaded.error.why });
  const books = await inSlices(loaded.value, ({ evening, revisions }) => new Book(evening.document, revisions), told);
  const mine = new Map(books.map((book) => [book.base.id, book]));
  const same = await inSlices(incoming.evenings, (theirs) => {
    const own = mine.get(theirs.base.id);
    return own && isKnown(own, theirs) ? [theirs] : [];
  });
  return ok({
    incoming,
    here: mine,
    known: new Set(same.flat()),
    namesakes: namesakes(incoming, new Map(records.people.map(({ id, name }) => [id, name]))),
    profiles: broughtProfiles(incoming.profiles, records.profiles, newId),
    newPeople: missingOf(incoming.people, records.people).map(({ name }) => name),
    newBooks: BOOKS.flatMap((key) => missingOf<{ readonly id: string }>(incoming[key], records[key])).length,
  });
}

const BOOKS = ["seasons", "nights", "payments"] as const;

const missingOf = <T extends { readonly id: string }>(records: readonly T[], here: readonly T[]): readonly T[] => {
  const ids = new Set(here.map(({ id }) => id));
  return records.filter(({ id }) => !ids.has(id));
};

/** The sample evening, from a link or a file, is nothing to keep, nor are those who play in it. */
function withoutSample(incoming: Incoming): Incoming {
  const sample = incoming.evenings.find(({ base }) => isSample(base.id));
  const plays = new Set(sample?.setup.players.map(({ id }) => id));
  return {
    ...incoming,
    evenings: incoming.evenings.filter((book) => book !== sample),
    people: incoming.people.filter(({ id }) => !plays.has(id)),
  };
}

function namesakes({ people }: Incoming, here: ReadonlyMap<PlayerId, string>): Namesake[] {
  const byName = new Map([...here].map(([id, name]) => [folded(name), id]));
  return people.flatMap(({ id, name }) => {
    const mine = byName.get(folded(name));
    return here.has(id) || mine === undefined ? [] : [{ name, mine, theirs: id }];
  });
}

const folded = (name: string): string => name.trim().toLocaleLowerCase("da");

async function previewOf(looked: Looked, told: Told): Promise<ImportPreview> {
  const { incoming, here, known, namesakes, profiles, newPeople, newBooks } = looked;
  const fresh = incoming.evenings.filter(({ base }) => !here.has(base.id));
  const beside = incoming.evenings.flatMap((theirs) => {
    const mine = here.get(theirs.base.id);
    return mine ? [{ theirs, mine }] : [];
  });
  const changed = beside.filter(({ theirs }) => !known.has(theirs));
  return {
    added: await inSlices(fresh, cardOf, told),
    known: await inSlices(
      beside.filter(({ theirs }) => known.has(theirs)),
      ({ mine }) => cardOf(mine),
      told,
    ),
    changed: await inSlices(changed, ({ mine, theirs }) => changedEvening(theirs.base.id, mine, theirs), told),
    refused: incoming.refused,
    leftOut: [...incoming.leftOut, ...profiles.leftOut],
    twice: incoming.evenings.filter(({ base }) => incoming.twice.includes(base.id)).map(cardOf),
    newPeople,
    newBooks,
    namesakes,
    newRules: profiles.added,
    settings: incoming.settings !== undefined,
  };
}

/** What the user agreed to, as the drawer brings it in. */
function chosen(
  { incoming, here, known, namesakes, profiles }: Looked,
  choice: ImportChoice,
  around: Surroundings,
): Import {
  const same = new Map(
    namesakes.filter(({ theirs }) => choice.samePeople.includes(theirs)).map(({ mine, theirs }) => [theirs, mine]),
  );
  const stored = (
    { base }: Book,
    id: EveningId,
    revisions = [] as Import["merged"][number]["revisions"],
  ): NewStoredEvening => ({
    document: { ...base, id },
    createdAt: around.now(),
    revisions,
  });
  const created: NewStoredEvening[] = [];
  const additions: Import["merged"][number][] = [];
  for (const theirs of incoming.evenings) {
    const { id } = theirs.base;
    const mine = here.get(id);
    if (!mine) {
      if (choice.left?.includes(id)) continue;
      const own = renamePlayers(theirs, same);
      created.push(stored(own, id, revisionsIn(own)));
    } else if (!known.has(theirs)) {
      const what = own(choice.evenings, id) ?? "merge";
      if (what === "both") created.push(stored(theirs, around.newId(), revisionsIn(theirs)));
      if (what === "merge") additions.push({ evening: id, revisions: revisionsIn(merged(mine, theirs)) });
      if (what === "theirs") {
        const stamp = { id: around.newId(), at: around.now() };
        additions.push({ evening: id, revisions: takeOver(mine, theirs, stamp) });
      }
    }
  }
  return {
    people: incoming.people.filter(({ id }) => !same.has(id)),
    profiles: profiles.brought,
    seasons: incoming.seasons,
    nights: incoming.nights,
    payments: incoming.payments.map((payment) => ({
      ...payment,
      from: same.get(payment.from) ?? payment.from,
      to: same.get(payment.to) ?? payment.to,
    })),
    created,
    merged: additions,
    ...(choice.settings && incoming.settings && { settings: incoming.settings }),
  };
}
