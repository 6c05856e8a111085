import { expect, test } from "vitest";
import { isTight, type StandingRow } from "../../../src/ui/evening/standings.ts";

const row = (name: string, points: string, money: string): StandingRow => ({
  id: name,
  name,
  balance: points,
  share: "+40",
  points,
  money,
  gain: 0,
});

test.each<[boolean, StandingRow[]]>([
  [false, [row("Inger", "70", "11,00"), row("Poul", "\u2212195", "\u221214,50")]],
  [false, [row("Margrethe", "\u2212195", "\u221214,50")]],
  [false, [row("Hans Peter", "\u2212195", "\u221214,50")]],
  [true, [row("Bo", "\u22121.240", "\u2212124,00"), row("Christoffer", "40", "4,00")]],
  [true, [row("Inger", "\u22121.240", "\u22121.240,50")]],
])("on a phone the names need lines of their own: %s", (tight, rows) => {
  expect(isTight(rows, true)).toBe(tight);
});

test("without shares of the pots there is room for more", () => {
  expect(isTight([row("Christoffer", "40", "124,00")], false)).toBe(false);
  expect(isTight([row("Christoffer", "\u22121.240", "\u221212.400,50")], false)).toBe(true);
});
