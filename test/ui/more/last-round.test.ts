import { describe, expect, test } from "vitest";
import type { Turn } from "../../../src/state/index.ts";
import { endingOf, isEven, timesDealt } from "../../../src/ui/screens/more/last-round.ts";

/** Coming deals from a number on, by who deals. */
const turns = (first: number, dealers: string): readonly Turn[] =>
  [...dealers].map((dealer, i) => ({ number: first + i, dealer, sittingOut: [] }));
const deals = (dealers: string) => [...dealers].map((dealer) => ({ dealer }));
const times = (dealers: string) => timesDealt(deals(dealers), undefined);

describe("how often each has dealt", () => {
  test("a voided deal that the same dealer dealt again counts once", () => {
    const recorded = [{ dealer: "a" }, { dealer: "b", voided: true }, { dealer: "b" }, { dealer: "c" }];
    expect(Object.fromEntries(timesDealt(recorded, "d"))).toEqual({ a: 1, b: 1, c: 1 });
  });

  test("a voided deal that was not dealt again counts", () => {
    const recorded = [{ dealer: "a", voided: true }, { dealer: "b" }];
    expect(Object.fromEntries(timesDealt(recorded, "c"))).toEqual({ a: 1, b: 1 });
  });

  test("the last deal, voided, counts where somebody else deals next", () => {
    const recorded = [{ dealer: "a", voided: true }];
    expect(timesDealt(recorded, "b").get("a")).toBe(1);
    expect(timesDealt(recorded, "a").get("a")).toBeUndefined();
  });
});

describe("the last deal", () => {
  const seats = ["a", "b", "c", "d"];

  test("is the one after which everyone has dealt equally often", () => {
    expect(endingOf(seats, times("abcdab"), turns(7, "cdabcdab"))).toEqual({
      turn: { number: 8, dealer: "d", sittingOut: [] },
      why: "even",
    });
  });

  test("is a whole round away where everyone has dealt equally often already", () => {
    expect(endingOf(seats, times("abcd"), turns(5, "abcdabcd"))?.turn.number).toBe(8);
    expect(isEven(seats, times("abcd"), turns(5, "abcdabcd"), 0)).toBe(true);
  });

  test("gives everyone one more where somebody came late and it never gets even", () => {
    expect(endingOf(["a", "b", "c", "d", "e"], times("abcdabcd"), turns(9, "acebdacebdaceb"))).toEqual({
      turn: { number: 13, dealer: "d", sittingOut: [] },
      why: "once",
    });
  });

  test("is nowhere where too few sit at the table", () => {
    expect(endingOf(["a", "b"], times("ab"), [])).toBeUndefined();
  });
});
