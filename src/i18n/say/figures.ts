import { type GameId, own } from "../../model/index.ts";
import type { Words } from "../words.ts";

/** What a game calls one of its figures, a group of them or a column. */
export const figureName = ({ figures }: Words, game: GameId, name: string): string =>
  own(figures[game].names, name) ?? name;

/** "212 spil på 14 aftener": what figures were computed from, `what` by the game's own name for it. */
export function figuresFrom(
  { figures, format, person }: Words,
  game: GameId,
  what: { readonly name: string; readonly amount: number },
  evenings: number,
): string {
  const said = own(figures[game].from, what.name);
  const so = said?.(format.points(what.amount), what.amount) ?? format.points(what.amount);
  return person.from(so, person.evenings(format.points(evenings), evenings));
}
