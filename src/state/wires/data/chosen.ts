import { compareTimes, type EveningId, isSample, ok, own, type PlayerId, type Result } from "../../../model/index.ts";
import type { Import, NewStoredEvening, Store } from "../../../store/index.ts";
import type { ImportChoice } from "../../data.ts";
import { Book } from "../../evening/index.ts";
import type { Fault } from "../../types.ts";
import type { Surroundings } from "../create.ts";
import { answerOf } from "../faults.ts";
import { type Told, turns } from "../slices.ts";
import { bookOf, type Compared } from "./compare.ts";
import type { Looked } from "./look.ts";
import { peopleWithout } from "./needed.ts";
import { renamePlayers } from "./rename.ts";
import { withOnly } from "./sift.ts";
import { takeOver } from "./takeOver.ts";
import { together } from "./together.ts";

/** What the user agreed to, as the drawer brings it in; many evenings are gone through in slices. */
export async function chosen(
  store: Store,
  looked: Looked,
  choice: ImportChoice,
  around: Surroundings,
  told: Told,
): Promise<Result<Import, Fault>> {
  const { incoming, ids, namesakes, renamed, profiles } = looked;
  const same = new Map(
    namesakes.filter(({ theirs }) => choice.samePeople.includes(theirs)).map(({ mine, theirs }) => [theirs, mine]),
  );
  const evenings = await chosenEvenings(store, looked, { ...choice, same }, around, told);
  if (!evenings.ok) return evenings;
  const left = new Set(choice.left);
  const coming = incoming.evenings.map(({ base }) => base.id).filter((id) => !left.has(id));
  const standing = new Set([...ids.evenings, ...coming]);
  return ok({
    ...evenings.value,
    people: peopleWithout(incoming, left).filter(({ id }) => !same.has(id)),
    renamed: renamed.flatMap(({ id, theirs }) => (choice.theirNames?.includes(id) ? [{ id, name: theirs }] : [])),
    profiles: profiles.brought,
    seasons: incoming.seasons,
    nights: incoming.nights.flatMap((night) => withOnly(night, standing)),
    payments: incoming.payments.map((payment) => ({
      ...payment,
      from: same.get(payment.from) ?? payment.from,
      to: same.get(payment.to) ?? payment.to,
    })),
    ...(choice.settings && incoming.settings && { settings: incoming.settings }),
    ...copiedBy(looked, around.now()),
  });
}

/** A backup that has every evening that is here is a copy of them all, of when it was written. */
function copiedBy({ incoming, ids }: Looked, now: string): Pick<Import, "copiedAt"> {
  const { at, evenings } = incoming;
  const inFile = new Set(evenings.map(({ base }) => base.id));
  const hasAll = [...ids.evenings].every((id) => isSample(id) || inFile.has(id));
  return at !== undefined && hasAll && compareTimes(at, now) <= 0 ? { copiedAt: at } : {};
}

/** Evenings that were handed over and that come back with what the user agreed to: they are kept here again. */
export const broughtBack = ({ incoming }: Looked, { evenings }: ImportChoice): readonly EveningId[] =>
  incoming.evenings.flatMap(({ base: { id }, beside, isBack }) => {
    const what = typeof beside === "string" ? beside : (own(evenings, id) ?? beside.suggested);
    return isBack && what !== "mine" && what !== "both" ? [id] : [];
  });

type Addition = Import["merged"][number];
type Same = ReadonlyMap<PlayerId, PlayerId>;

async function chosenEvenings(
  store: Store,
  { incoming }: Looked,
  choice: Pick<ImportChoice, "evenings" | "left"> & { readonly same: Same },
  around: Surroundings,
  told: Told,
): Promise<Result<Pick<Import, "created" | "merged">, Fault>> {
  const left = new Set(choice.left);
  const created: NewStoredEvening[] = [];
  const merged: Addition[] = [];
  const turn = turns(told);
  for (const [i, theirs] of incoming.evenings.entries()) {
    await turn(i / incoming.evenings.length);
    const { base, revisions, beside } = theirs;
    if (beside === "new" && !left.has(base.id)) created.push(createdOf(withMine(theirs, choice.same), around));
    if (typeof beside === "string") continue;
    const what = own(choice.evenings, base.id) ?? beside.suggested;
    if (what === "both") created.push(createdOf({ base: { ...base, id: around.newId() }, revisions }, around));
    if (what !== "merge" && what !== "theirs") continue;
    const additions = await added(store, theirs, what === "merge" ? together : takeOver, around);
    if (!additions.ok) return additions;
    merged.push(...additions.value);
  }
  return ok({ created, merged });
}

type Logged = Pick<Compared, "base" | "revisions">;

const createdOf = ({ base, revisions }: Logged, around: Surroundings): NewStoredEvening => ({
  document: base,
  createdAt: around.now(),
  revisions,
});

/** Who is somebody here is that one in the evening too. */
function withMine(evening: Logged, same: Same): Logged {
  if (same.size === 0) return evening;
  const book = renamePlayers(new Book(evening.base, evening.revisions), same);
  return { base: book.base, revisions: book.folder.revisions };
}

/** What is added to the evening here; nothing where it was taken away meanwhile. */
async function added(
  store: Store,
  theirs: Compared,
  how: typeof together,
  around: Surroundings,
): Promise<Result<Addition[], Fault>> {
  const { id } = theirs.base;
  const here = answerOf(await store.evenings.loadAll([id]));
  if (!here.ok) return here;
  const stamp = { id: around.newId(), at: around.now() };
  const book = new Book(theirs.base, theirs.revisions);
  return ok(here.value.map((mine) => ({ evening: id, revisions: how(bookOf(mine), book, stamp) })));
}
