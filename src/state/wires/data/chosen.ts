import { type EveningId, own } from "../../../model/index.ts";
import type { Import, NewStoredEvening } from "../../../store/index.ts";
import type { ImportChoice } from "../../data.ts";
import type { Book } from "../../evening/index.ts";
import type { Surroundings } from "../create.ts";
import { merged, revisionsIn } from "./compare.ts";
import type { Looked } from "./look.ts";
import { peopleWithout } from "./needed.ts";
import { renamePlayers } from "./rename.ts";
import { withOnly } from "./sift.ts";
import { takeOver } from "./takeOver.ts";

/** What the user agreed to, as the drawer brings it in. */
export function chosen(
  { incoming, here, known, ids, namesakes, renamed, profiles }: Looked,
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
  const left = new Set(choice.left);
  const created: NewStoredEvening[] = [];
  const additions: Import["merged"][number][] = [];
  for (const theirs of incoming.evenings) {
    const { id } = theirs.base;
    const mine = here.get(id);
    if (!mine) {
      if (left.has(id)) continue;
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
  const coming = incoming.evenings.map(({ base }) => base.id).filter((id) => !left.has(id));
  const evenings = new Set([...ids.evenings, ...coming]);
  return {
    people: peopleWithout(incoming, left).filter(({ id }) => !same.has(id)),
    renamed: renamed.flatMap(({ id, theirs }) => (choice.theirNames?.includes(id) ? [{ id, name: theirs }] : [])),
    profiles: profiles.brought,
    seasons: incoming.seasons,
    nights: incoming.nights.flatMap((night) => withOnly(night, evenings)),
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
