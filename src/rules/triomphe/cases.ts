import { points } from "../../model/index.ts";
import type { Case } from "../game.ts";
import { SHOWN_CARDS } from "./cards.ts";
import type { TriompheRules } from "./rules.ts";
import { claimed } from "./settle.ts";

/** What one, two or all three shown cards take from the pot (rules.md, section 12). */
export function shownCases(rules: TriompheRules): readonly Case[] {
  const [first, second, third] = SHOWN_CARDS;
  const hands = [...SHOWN_CARDS.map((card) => [card]), [first, second], [first, third], [second, third], SHOWN_CARDS];
  return hands.map((cards) => ({ kind: "shown", cards, pays: points(claimed({ cards }, rules.stake, rules)) }));
}
