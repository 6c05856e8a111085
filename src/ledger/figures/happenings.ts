import type { EntryId, PlayerId, Setup } from "../../model/index.ts";
import { gameOf } from "../../rules/index.ts";
import { fits, type Kept } from "./deals.ts";

/** Something that the story of an evening counts: in which entry it happened, and to whom. */
export interface Happening {
  readonly entry: EntryId;
  readonly player: PlayerId;
}

/** What each line of an evening's story counts, by the line's name, in the order of the evening. */
export function happenings(
  { game, rules }: Setup,
  { postings }: Pick<Kept, "postings">,
): ReadonlyMap<string, readonly Happening[]> {
  const { story, tally } = gameOf(game).figures;
  const counted = postings
    .filter(fits)
    .flatMap((posting) => tally(posting, rules).map(({ player, key }) => ({ key, entry: posting.entry.id, player })));
  return new Map(
    story.map(({ name, keys }) => [
      name,
      counted.filter(({ key }) => keys.includes(key)).map(({ entry, player }) => ({ entry, player })),
    ]),
  );
}
