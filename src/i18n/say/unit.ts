import type { GameId } from "../../model/index.ts";
import type { Words } from "../words.ts";

/** What is counted where some games are told together: by the game's own words where it is one. */
export const unitOf = ({ units }: Words, games: readonly GameId[]): Words["units"]["mixed"] => {
  const [game = "mixed", ...others] = games;
  return units[others.length === 0 ? game : "mixed"];
};
