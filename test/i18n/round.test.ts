import { describe, expect, test } from "vitest";
import { groupHeading, plain, roundTricks, summary, type Telling, unpaid } from "../../src/i18n/index.ts";
import { FORCEE, type Round, triomphe } from "../../src/rules/triomphe/index.ts";
import { explain } from "../../src/state/index.ts";
import { recording } from "../rules/triomphe/recording/support.ts";
import { danish, english, swedish } from "./support/telling.ts";

const { state } = recording();
const round = (keys: Partial<Round>): Round => ({ type: "round", id: "r", dealer: "a", ...keys });
const at = (told: Telling): Telling => ({
  ...told,
  name: (id) => id.toUpperCase(),
  rules: FORCEE as unknown as Telling["rules"],
  seats: state.seats,
});
const paidFor = (entry: Round) => triomphe.step(entry, state, FORCEE).transfers;

/** Forty lie in the pot: b takes thirty, c ten of its twenty, and nothing is left for d. */
const short = round({
  shown: [
    { player: "b", cards: ["strength"] },
    { player: "c", cards: ["fool"] },
    { player: "d", cards: ["magician"] },
  ],
});

describe("a pot that cannot pay is told of", () => {
  test.each([
    ["da", danish, "C viser Narren; puljen havde kun 10 tilbage.", "D viser Magikeren; puljen var tom."],
    ["en", english, "C shows the Fool; the pot had only 10 left.", "D shows the Magician; the pot was empty."],
    ["sv", swedish, "C visar Narren; potten hade bara 10 kvar.", "D visar Magikern; potten var tom."],
  ] as const)("in the book: %s", (_, told, cut, empty) => {
    const said = plain(summary(at(told), short, paidFor(short)));
    expect(said).toContain(cut);
    expect(said).toContain(empty);
    expect(said).not.toContain("B viser Styrken;");
  });

  test("among the payments, which hold none of it", () => {
    const told = at(danish);
    const headings = explain(paidFor(short)).map((group) => plain(groupHeading(told, group, short)));
    expect(headings.slice(1)).toEqual(["B viser Styrken", "C viser Narren; puljen havde kun 10 tilbage"]);
    expect(unpaid(told, short, paidFor(short)).map(plain)).toEqual(["D viser Magikeren; puljen var tom"]);
    expect(unpaid(told, short, [])).toEqual([]);
  });

  test("but not where everybody was paid", () => {
    const paid = round({ shown: [{ player: "b", cards: ["strength"] }] });
    expect(plain(summary(at(danish), paid, paidFor(paid)))).toBe("B viser Styrken.");
    expect(unpaid(at(danish), paid, paidFor(paid))).toEqual([]);
  });
});

test("who took which trick is told in its order", () => {
  const told = round({ tricks: ["b", "c", "b", "d", "c"] });
  expect(roundTricks(at(danish), told)).toEqual(["Stik: B, C, B, D, C"]);
  expect(roundTricks(at(danish), round({}))).toEqual([]);
});
