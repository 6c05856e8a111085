import type { EveningCard } from "../types.ts";
import type { People } from "./people.ts";

/** The app shows the directory's names (format.md), and who somebody turned out to be. */
export function asKnown(card: EveningCard, { nameOf, idOf }: Pick<People, "nameOf" | "idOf">): EveningCard {
  const ids = card.players.map(({ id }) => idOf(id));
  // Two who were merged may both play in an evening that was brought in later: in it they stay two.
  const areTwo = new Set(ids).size < ids.length;
  const players = card.players.map((player, i) => ({
    ...player,
    id: areTwo ? player.id : (ids[i] ?? player.id),
    name: nameOf(player.id) ?? player.name,
  }));
  return { ...card, players };
}
