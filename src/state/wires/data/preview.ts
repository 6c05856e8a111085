import { fullName, isSample, type PlayerId } from "../../../model/index.ts";
import type { ImportPreview } from "../../data.ts";
import type { EveningCard } from "../../types.ts";
import type { Looked } from "./look.ts";
import { peopleWithout } from "./needed.ts";

/** What a file would bring, for the user to agree to; everybody is called as in the file's directory. */
export function previewOf({ incoming, ids, profiles, ...looked }: Looked): ImportPreview {
  const { evenings, twice } = incoming;
  const names = new Map(incoming.people.map((person) => [person.id, fullName(person)]));
  const isEmpty = [...ids.evenings].every(isSample);
  return {
    added: evenings.flatMap(({ card, beside }) => (beside === "new" ? [named(card, names)] : [])),
    isBack: evenings.some(({ isBack }) => isBack),
    known: evenings.filter(({ beside }) => beside === "known").length,
    changed: evenings.flatMap(({ beside }) =>
      typeof beside === "string" ? [] : [{ ...beside, theirs: named(beside.theirs, names) }],
    ),
    refused: incoming.refused,
    leftOut: [...incoming.leftOut, ...profiles.leftOut],
    twice: evenings.filter(({ base }) => twice.includes(base.id)).map(({ card }) => named(card, names)),
    newPeople: (left) =>
      peopleWithout(incoming, new Set(left))
        .filter(({ id }) => !ids.people.has(id))
        .map(({ name }) => name),
    newBooks: looked.newBooks,
    namesakes: looked.namesakes,
    renamed: looked.renamed,
    newRules: profiles.added,
    settings: incoming.settings === undefined ? null : isEmpty ? "taken" : "offered",
  };
}

const named = (card: EveningCard, names: ReadonlyMap<PlayerId, string>): EveningCard => ({
  ...card,
  players: card.players.map((player) => ({ ...player, name: names.get(player.id) ?? player.name })),
});
