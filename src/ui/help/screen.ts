import { createContext } from "preact";
import type { GameId } from "../../model/index.ts";

/** The screen that is shown, by its address in the list of routes; empty where none is. */
export const ScreenContext = createContext("");

/** The game of the evening that is shown; null where none is. */
export const GameContext = createContext<GameId | null>(null);
