import type fc from "fast-check";
import {
  DECLARATION_KINDS,
  type Deal,
  type Declaration,
  FINE_KINDS,
  type Fine,
  RANKS,
  SUITS,
  ULTIMO_CARDS,
} from "../../src/rules/index.ts";
import { type Dice, diceOf, throws } from "./dice.ts";

/** Some who play, some who do not, and somebody nobody knows. */
const PEOPLE = ["ann", "bo", "dora", "ann", "bo", "dora", "carl", "eli", "zoe", "__proto__"];

/** A declaration of any kind by one of some players. */
export function anyDeclaration(dice: Dice, players: readonly string[]): Declaration {
  const player = dice.pick(players);
  const kind = dice.pick(DECLARATION_KINDS);
  const of = dice.pick([...SUITS, "kings" as const]);
  switch (kind) {
    case "taroks":
      return { player, kind, count: dice.below(24), withPagat: dice.oneIn(2) };
    case "matadors":
      return { player, kind, count: 3 + dice.below(21) };
    case "half":
      return of === "kings"
        ? { player, kind, of, missing: dice.pick(SUITS) }
        : { player, kind, of, missing: dice.pick(RANKS) };
    default:
      return { player, kind, of };
  }
}

const some = <T>(dice: Dice, one: () => T, most = 3): T[] => Array.from({ length: dice.below(most + 1) }, one);
const perhaps = <K extends string, T>(dice: Dice, key: K, one: () => T) =>
  (dice.oneIn(2) ? { [key]: one() } : {}) as { [key in K]?: T };

function anyFine(dice: Dice): Fine {
  const player = dice.pick(PEOPLE);
  return { player, kind: dice.pick(FINE_KINDS), ...(dice.oneIn(3) && { afterPlay: true }) };
}

function anyCard(dice: Dice) {
  const player = dice.pick(PEOPLE);
  const card = dice.pick(ULTIMO_CARDS);
  return card === "pagat" ? { card, player } : { card, player, ...perhaps(dice, "suit", () => dice.pick(SUITS)) };
}

function anyTrick(dice: Dice) {
  const ultimo = dice.pick(["none", ...ULTIMO_CARDS] as const);
  return {
    winner: dice.pick(PEOPLE),
    ...(ultimo !== "none" && { ultimo, ...(dice.oneIn(3) && { refused: true as const }) }),
    ...(ultimo === "king" && perhaps(dice, "suit", () => dice.pick(SUITS))),
    bagud: some(dice, () => anyCard(dice)),
  };
}

/** A deal that a file may hold, whether it can be or not. */
export const anyDeal: fc.Arbitrary<Deal> = throws.map(diceOf).map((dice) => {
  const someone = () => dice.pick(PEOPLE);
  const pile = () => ({ player: someone(), points: dice.below(60) - 5 });
  return {
    type: "deal",
    id: "deal",
    dealer: someone(),
    sittingOut: [...new Set(some(dice, someone, 2))],
    declarations: some(dice, () => ({ ...anyDeclaration(dice, PEOPLE), ...(dice.oneIn(4) && { withdrawn: true }) }), 8),
    fines: some(dice, () => anyFine(dice)),
    lost: some(dice, () => ({ ...anyCard(dice), ...perhaps(dice, "to", someone) })),
    ...perhaps(dice, "pagatHome", someone),
    ...perhaps(dice, "nolo", someone),
    ...perhaps(dice, "tout", someone),
    ...perhaps(dice, "lastTrick", () => anyTrick(dice)),
    ...perhaps(dice, "counts", () => [pile(), pile()] as [ReturnType<typeof pile>, ReturnType<typeof pile>]),
    voided: dice.oneIn(4),
  };
});

/** Up to eight declarations of the three who play. */
export const anyDeclarations: fc.Arbitrary<Declaration[]> = throws
  .map(diceOf)
  .map((dice) => some(dice, () => anyDeclaration(dice, ["ann", "bo", "dora"]), 8));
