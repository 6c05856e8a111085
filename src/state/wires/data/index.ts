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
import { takeOver } from "./takeOver.ts";

/** A file that was read, beside what is here. */
interface Looked {
  readonly incoming: Incoming;
  readonly here: ReadonlyMap<EveningId, Book>;
  readonly namesakes: readonly Namesake[];
  readonly profiles: BroughtProfiles;
}

/** Everything out, everything in. */
export function dataOf(store: Store, around: Surroundings): Data {
  let looked: Looked | undefined;
  const copy = () => ({ id: around.newId(), at: around.now() });

  return {
    exportedAt: wired(store.device.exportedAt, null, (at) => at ?? null),
    exportAll: async () => {
      const at = around.now();
      const all = await store.copies.snapshot();
      if (!all.ok) return answerOf(all);
      await store.device.setExportedAt(at);
      return ok(backupOf(all.value, at));
    },
    previewImport: async (file) => {
      const read = await look(store, file, around.newId);
      if (!read.ok) return read;
      looked = read.value;
      return ok(previewOf(read.value, await peopleHere(store)));
    },
    applyImport: async (choice) => {
      if (!looked) return ok(undefined);
      const brought = chosen(looked, choice, around);
      return doneOf(await store.copies.bringIn(brought, copy()));
    },
    safetyCopies: wired(store.copies.all, [], (copies) => copies),
    restoreSafetyCopy: async (id) => doneOf(await store.copies.putBack(id, copy())),
  };
}

type People = ReadonlyMap<PlayerId, string>;

async function peopleHere(store: Store): Promise<People> {
  const all = await store.copies.snapshot();
  return new Map(all.ok ? all.value.people.map(({ id, name }) => [id, name]) : []);
}

async function profilesBeside({ profiles }: Incoming, store: Store, newId: () => string): Promise<BroughtProfiles> {
  const all = profiles.length > 0 ? await store.copies.snapshot() : undefined;
  return broughtProfiles(profiles, all?.ok ? all.value.profiles : [], newId);
}

async function look(store: Store, file: Blob, newId: () => string): Promise<Result<Looked, ImportFault>> {
  const read = await readFile(file);
  if (!read.ok) return read;
  const incoming = withoutSample(read.value);
  const loaded = await store.evenings.loadAll(incoming.evenings.map(({ base }) => base.id));
  if (!loaded.ok) return err({ kind: "storage", why: loaded.error.why });
  const here = loaded.value.map(
    ({ evening, revisions }) => [evening.id, new Book(evening.document, revisions)] as const,
  );
  return ok({
    incoming,
    here: new Map(here),
    namesakes: namesakes(incoming, await peopleHere(store)),
    profiles: await profilesBeside(incoming, store, newId),
  });
}

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

function namesakes({ people }: Incoming, here: People): Namesake[] {
  const byName = new Map([...here].map(([id, name]) => [folded(name), id]));
  return people.flatMap(({ id, name }) => {
    const mine = byName.get(folded(name));
    return here.has(id) || mine === undefined ? [] : [{ name, mine, theirs: id }];
  });
}

const folded = (name: string): string => name.trim().toLocaleLowerCase("da");

function previewOf({ incoming, here, namesakes, profiles }: Looked, people: People): ImportPreview {
  const beside = incoming.evenings.map((theirs) => ({ theirs, mine: here.get(theirs.base.id) }));
  return {
    added: beside.flatMap(({ theirs, mine }) => (mine ? [] : [cardOf(theirs)])),
    known: beside.flatMap(({ theirs, mine }) => (mine && isKnown(mine, theirs) ? [cardOf(mine)] : [])),
    changed: beside.flatMap(({ theirs, mine }) =>
      mine && !isKnown(mine, theirs) ? [changedEvening(theirs.base.id, mine, theirs)] : [],
    ),
    refused: incoming.refused,
    newPeople: incoming.people.filter(({ id }) => !people.has(id)).map(({ name }) => name),
    namesakes,
    newRules: profiles.added,
    refusedRules: profiles.refused,
    settings: incoming.settings !== undefined,
  };
}

/** What the user agreed to, as the drawer brings it in. */
function chosen({ incoming, here, namesakes, profiles }: Looked, choice: ImportChoice, around: Surroundings): Import {
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
    } else if (!isKnown(mine, theirs)) {
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
