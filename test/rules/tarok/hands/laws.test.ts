import fc from "fast-check";
import { expect, test } from "vitest";
import type { Declaration } from "../../../../src/rules/index.ts";
import { impossible } from "../../../../src/rules/tarok/hands/index.ts";
import { statementOf } from "../../../../src/rules/tarok/hands/statement.ts";
import { anyDeclarations } from "../../../arbitraries/anyDeal.ts";
import { deal } from "../../../support/tarok.ts";

const PLAYING = ["ann", "bo", "dora"];
const TAROKS = ["scus", "pagat", ...Array.from({ length: 20 }, (_, i) => `tarok ${i + 2}`)];

/** Whether the 22 taroks can be dealt so that every hand has what it declared: each claimed tarok finds a card of its own. */
function canBeDealt(declarations: readonly Declaration[]): boolean {
  const hands = PLAYING.map((player) => {
    const said = declarations.filter((row) => row.player === player).map(statementOf);
    const holds = TAROKS.filter((card) => said.some((one) => one.holds.some((held) => held === card)));
    const lacks = said.flatMap((one) => one.lacks.map(String));
    const claimed = Math.max(0, ...said.map((one) => one.taroks), holds.length);
    const exact = said.find((one) => one.exact)?.taroks;
    return { holds, lacks, claimed, exact };
  });
  if (hands.some(({ claimed, exact }) => exact !== undefined && claimed > exact)) return false;
  const places = hands.flatMap((hand) => Array.from({ length: hand.claimed }, () => hand));
  const dealtTo = new Map<string, number>();
  const fits = (place: number, tried: Set<string>): boolean =>
    TAROKS.some((card) => {
      const hand = places[place];
      const isElsewhere = hands.some((other) => other !== hand && other.holds.includes(card));
      if (!hand || hand.lacks.includes(card) || isElsewhere || tried.has(card)) return false;
      tried.add(card);
      const other = dealtTo.get(card);
      if (other !== undefined && !fits(other, tried)) return false;
      dealtTo.set(card, place);
      return true;
    });
  return places.every((_, place) => fits(place, new Set()));
}

test("taroks are too many exactly where no way to deal them gives every hand what it declared", () => {
  let compared = 0;
  fc.assert(
    fc.property(anyDeclarations, (declarations) => {
      const told = impossible(deal({ declarations }), PLAYING).map(({ code }) => code);
      // Of hands that contradict each other in single cards nothing can be dealt anyway.
      fc.pre(!told.some((code) => ["declaredTwice", "heldTwice", "handContradiction", "handTooLarge"].includes(code)));
      compared += 1;
      expect(told.includes("tooManyTaroks")).toBe(!canBeDealt(declarations));
    }),
    { numRuns: 300 },
  );
  expect(compared).toBeGreaterThan(0);
});
