import type { ImportPreview } from "../../data.ts";
import type { Looked } from "./look.ts";
import { peopleWithout } from "./needed.ts";

/** What a file would bring, for the user to agree to. */
export function previewOf({ incoming, ids, profiles, ...looked }: Looked): ImportPreview {
  const { evenings, twice } = incoming;
  return {
    added: evenings.flatMap(({ card, beside }) => (beside === "new" ? [card] : [])),
    known: evenings.filter(({ beside }) => beside === "known").length,
    changed: evenings.flatMap(({ beside }) => (typeof beside === "string" ? [] : [beside])),
    refused: incoming.refused,
    leftOut: [...incoming.leftOut, ...profiles.leftOut],
    twice: evenings.filter(({ base }) => twice.includes(base.id)).map(({ card }) => card),
    newPeople: (left) =>
      peopleWithout(incoming, new Set(left))
        .filter(({ id }) => !ids.people.has(id))
        .map(({ name }) => name),
    newBooks: looked.newBooks,
    namesakes: looked.namesakes,
    renamed: looked.renamed,
    newRules: profiles.added,
    settings: incoming.settings !== undefined,
  };
}
