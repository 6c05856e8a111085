import { type EveningId, isSample, ok, type PlayerId, type Result, tidy } from "../../../model/index.ts";
import type { Outline, Store } from "../../../store/index.ts";
import type { ImportFault, ImportPreview, Namesake, Renamed } from "../../data.ts";
import { Book } from "../../evening/index.ts";
import { answerOf } from "../faults.ts";
import { isReader } from "../reader.ts";
import type { Job } from "../slices.ts";
import { type Compared, compared, merged } from "./compare.ts";
import { type Incoming, readFile, type Take } from "./incoming.ts";
import { type BroughtProfiles, broughtProfiles } from "./profiles.ts";
import { type Here, sift } from "./sift.ts";

/** A file that was read, beside what is here. */
export interface Looked {
  readonly incoming: Incoming;
  readonly namesakes: readonly Namesake[];
  readonly renamed: readonly Renamed[];
  readonly profiles: BroughtProfiles;
  /** Whose ids were here before. */
  readonly ids: Here;
  readonly newBooks: ImportPreview["newBooks"];
}

/** Reads a file and sets it beside what is here, evening by evening; nothing is touched. */
export async function look(
  store: Store,
  file: Blob,
  newId: () => string,
  job: Job,
): Promise<Result<Looked, ImportFault>> {
  let found = nothing();
  const begin = (): Take => {
    found = nothing();
    return takeInto(found, store, newId);
  };
  const read = await readFile(file, begin, job);
  if (!read.ok) return read;
  const here = answerOf(await store.copies.outline());
  if (!here.ok) return here;
  const { sample, twice, evenings } = found;
  const people = read.value.people.filter(({ id }) => !sample.has(id));
  const incoming = { ...read.value, people, evenings: [...evenings.values()], twice: [...twice] };
  return ok(beside(incoming, here.value, newId));
}

/** The evenings of a file as they come. */
interface Found {
  readonly evenings: Map<EveningId, Compared>;
  readonly twice: Set<EveningId>;
  /** Who plays in the sample evening. */
  readonly sample: Set<PlayerId>;
}

const nothing = (): Found => ({ evenings: new Map(), twice: new Set(), sample: new Set() });

const takeInto =
  ({ evenings, twice, sample }: Found, store: Store, newId: () => string): Take =>
  async (book) => {
    const { id } = book.base;
    if (isSample(id)) {
      // From a link or a file, it is nothing to keep, nor are those who play in it.
      for (const player of book.setup.players) sample.add(player.id);
      return ok(undefined);
    }
    const here = answerOf(await store.evenings.loadAll([id]));
    if (!here.ok) return here;
    const before = evenings.get(id);
    if (before) twice.add(id);
    // One that a backup names twice is one, with what either copy knows.
    const stamp = { id: newId(), at: book.setup.startedAt };
    const theirs = before ? merged(new Book(before.base, before.revisions), book, stamp) : book;
    const [mine] = here.value;
    evenings.set(id, compared(theirs, mine && { ...mine, isRead: await isReader(store, id) }));
    return ok(undefined);
  };

function beside(read: Incoming, here: Outline, newId: () => string): Looked {
  const ids = { people: new Set(here.people.map(({ id }) => id)), evenings: new Set(here.evenings) };
  const incoming = sift(read, ids);
  const names = new Map(here.people.map(({ id, name }) => [id, name]));
  return {
    incoming,
    ids,
    namesakes: namesakes(incoming, names),
    renamed: renamed(incoming, names),
    profiles: broughtProfiles(incoming.profiles, here.profiles, newId),
    newBooks: {
      seasons: missingOf(incoming.seasons, here.seasons),
      nights: missingOf(incoming.nights, here.nights),
      payments: missingOf(incoming.payments, here.payments),
    },
  };
}

function missingOf<T extends { readonly id: string }>(records: readonly T[], here: readonly T[]): number {
  const ids = new Set(here.map(({ id }) => id));
  return records.filter(({ id }) => !ids.has(id)).length;
}

function namesakes({ people }: Incoming, here: ReadonlyMap<PlayerId, string>): Namesake[] {
  const byName = new Map([...here].map(([id, name]) => [folded(name), id]));
  return people.flatMap(({ id, name }) => {
    const mine = byName.get(folded(name));
    return here.has(id) || mine === undefined ? [] : [{ name, mine, theirs: id }];
  });
}

const folded = (name: string): string => tidy(name).toLocaleLowerCase("da");

/** Who is here under another name than in the file. */
const renamed = ({ people }: Incoming, here: ReadonlyMap<PlayerId, string>): Renamed[] =>
  people.flatMap(({ id, name }) => {
    const mine = here.get(id);
    return mine === undefined || tidy(mine) === name ? [] : [{ id, mine, theirs: name }];
  });
