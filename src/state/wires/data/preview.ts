import type { ImportPreview } from "../../data.ts";
import { cardOf } from "../../evening/index.ts";
import { changedEvening } from "./compare.ts";
import type { Looked } from "./look.ts";
import { peopleWithout } from "./needed.ts";
import { inSlices, type Told } from "./slices.ts";

/** What a file would bring, for the user to agree to. */
export async function previewOf(looked: Looked, told: Told): Promise<ImportPreview> {
  const { incoming, here, known, ids, namesakes, renamed, profiles, newBooks } = looked;
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
    newPeople: (left) =>
      peopleWithout(incoming, new Set(left))
        .filter(({ id }) => !ids.people.has(id))
        .map(({ name }) => name),
    newBooks,
    namesakes,
    renamed,
    newRules: profiles.added,
    settings: incoming.settings !== undefined,
  };
}
