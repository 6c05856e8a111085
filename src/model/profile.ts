import * as v from "valibot";
import { GAMES, type GameId } from "./game.ts";
import { idSchema } from "./ids.ts";
import { optional } from "./parse.ts";

/**
 * A club's rules of a game, to start evenings from. What the rules hold is the game's to check; `confirmed` are the
 * paths of those amounts that are not in the booklet and that the club has confirmed (rules.md, head).
 */
export const profileSchema = v.strictObject({
  id: idSchema,
  game: v.picklist(GAMES),
  rules: v.record(v.string(), v.unknown()),
  confirmed: optional(v.array(v.string())),
});
export type Profile = v.InferOutput<typeof profileSchema>;

/** The id of the rules that a game brings itself: a profile that is always there, unchangeable, and never stored. */
export const builtInId = (game: GameId): string => `built-in ${game}`;

export const isBuiltIn = (id: string): boolean => GAMES.some((game) => builtInId(game) === id);
