import type { GameId } from "../model/index.ts";
import type { AnyGame } from "./game.ts";
import { tarok } from "./tarok/game.ts";

const games: Readonly<Record<GameId, AnyGame>> = { tarok };

/** The rules of a game. */
export const gameOf = (id: GameId): AnyGame => games[id];
