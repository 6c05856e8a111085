import { type Points, points } from "../../model/index.ts";
import type { Case, Range } from "../game.ts";
import type { TarokRules } from "./rules.ts";
import { pileWorth } from "./settle/count.ts";

/** Points in all three piles. */
const ALL = 78;

/** What a counted pile pays or receives, from nothing upwards (rules.md, section 7). */
export function countCases(rules: TarokRules): readonly Case[] {
  const piles = Array.from({ length: ALL + 1 }, (_, pile) => ({ pile, worth: pileWorth(pile, rules) }));
  const worths = [...new Set(piles.map(({ worth }) => Math.abs(worth)))].sort((a, b) => a - b);
  const rangeOf = (worth: number): Range | null => {
    const within = piles.filter((one) => one.worth === worth).map(({ pile }) => points(pile));
    const [from, to] = [within[0], within.at(-1)];
    return from === undefined || to === undefined ? null : { from, to };
  };
  return worths.map((worth) => ({
    kind: "count",
    pays: worth as Points,
    below: rangeOf(-worth),
    above: worth === 0 ? null : rangeOf(worth),
  }));
}
