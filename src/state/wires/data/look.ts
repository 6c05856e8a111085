import { type EveningId, err, isSample, ok, type PlayerId, type Result, tidy } from "../../../model/index.ts";
import type { Store } from "../../../store/index.ts";
import type { ImportFault, Namesake, Renamed } from "../../data.ts";
import { Book } from "../../evening/index.ts";
import { isKnown } from "./compare.ts";
import { type Incoming, readFile } from "./incoming.ts";
import { type BroughtProfiles, broughtProfiles } from "./profiles.ts";
import { type Here, sift } from "./sift.ts";
import { inSlices, type Told } from "./slices.ts";

/** A file that was read, beside what is here. */
export interface Looked {
  readonly incoming: Incoming;
  readonly here: ReadonlyMap<EveningId, Book>;
  /** Those of the file that say the same as the one here. */
  readonly known: ReadonlySet<Book>;
  readonly namesakes: readonly Namesake[];
  readonly renamed: readonly Renamed[];
  readonly profiles: BroughtProfiles;
  /** Whose ids were here before. */
  readonly ids: Here;
  readonly newBooks: number;
}

/** Reads a file and sets it beside what is here; nothing is touched. */
export async function look(
  store: Store,
  file: Blob,
  newId: () => string,
  told: Told,
): Promise<Result<Looked, ImportFault>> {
  const read = await readFile(file, told);
  if (!read.ok) return read;
  const here = await store.copies.outline();
  if (!here.ok) return err({ kind: "storage", why: here.error.why });
  const records = here.value;
  const ids = { people: new Set(records.people.map(({ id }) => id)), evenings: new Set(records.evenings) };
  const incoming = sift(withoutSample(read.value), ids);
  const loaded = await store.evenings.loadAll(incoming.evenings.map(({ base }) => base.id));
  if (!loaded.ok) return err({ kind: "storage", why: loaded.error.why });
  const books = await inSlices(loaded.value, ({ evening, revisions }) => new Book(evening.document, revisions), told);
  const mine = new Map(books.map((book) => [book.base.id, book]));
  const same = await inSlices(incoming.evenings, (theirs) => {
    const own = mine.get(theirs.base.id);
    return own && isKnown(own, theirs) ? [theirs] : [];
  });
  const names = new Map(records.people.map(({ id, name }) => [id, name]));
  return ok({
    incoming,
    here: mine,
    known: new Set(same.flat()),
    ids,
    namesakes: namesakes(incoming, names),
    renamed: renamed(incoming, names),
    profiles: broughtProfiles(incoming.profiles, records.profiles, newId),
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

/** Who is here under another name than in the file. */
const renamed = ({ people }: Incoming, here: ReadonlyMap<PlayerId, string>): Renamed[] =>
  people.flatMap(({ id, name }) => {
    const mine = here.get(id);
    return mine === undefined || tidy(mine) === name ? [] : [{ id, mine, theirs: name }];
  });
