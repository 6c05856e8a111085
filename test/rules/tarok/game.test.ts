import { describe, expect, test } from "vitest";
import type { TarokEntry } from "../../../src/rules/tarok/index.ts";
import { tarok } from "../../../src/rules/tarok/index.ts";
import { setupOf, stateOf } from "../../support/paying.ts";

const FOUR = ["a", "b", "c", "d"];
const { rules } = setupOf(FOUR);

describe("Tarok", () => {
  test("is a game of deals with two pots, which everybody funds", () => {
    const { id, pots, seats, entryTypes, fundsPots, dealType } = tarok;
    expect({ id, pots, seats, entryTypes, fundsPots, dealType }).toEqual({
      id: "tarok",
      pots: ["pagat", "king"],
      seats: { min: 3, max: 5 },
      entryTypes: ["deal", "fine", "potCheck", "jetons", "jetonCount", "transfer", "seats", "join", "leave"],
      fundsPots: true,
      dealType: "deal",
    });
  });

  test("begins with the first dealer, before any deal and any pot taken", () => {
    const { rotation, emptiedBy, seated, seats } = tarok.open({ ...setupOf(FOUR), firstDealer: "c" }).state;
    expect({ rotation, emptiedBy, seated, seats }).toEqual({
      rotation: { last: null, firstDealer: "c", block: null },
      emptiedBy: {},
      seated: FOUR,
      seats: FOUR,
    });
  });

  test("proposes the next deal with nothing recorded yet, without the dealer's fee after a voided one", () => {
    expect(tarok.blank(stateOf(FOUR), rules, "n")).toEqual({ type: "deal", id: "n", dealer: "a", sittingOut: ["c"] });
    const voided: TarokEntry = { type: "deal", id: "v", dealer: "a", sittingOut: ["c"], voided: true };
    expect(tarok.blank(stateOf(FOUR, [voided]), rules, "n")).toEqual({
      type: "deal",
      id: "n",
      dealer: "a",
      sittingOut: ["c"],
      dealerPays: false,
    });
  });

  test("needs three for a deal", () => {
    const leave: TarokEntry = { type: "leave", id: "l", player: "c", takesShare: false };
    expect(tarok.blank(stateOf(["a", "b", "c"]), rules, "n")).toMatchObject({ dealer: "a", sittingOut: [] });
    expect(tarok.blank(stateOf(["a", "b", "c"], [leave]), rules, "n")).toBeNull();
  });

  test("a refused join or leave still seats or removes who could be, and no more than five (rules.md, section 11)", () => {
    const seatsAfter = (refused: unknown, seats = FOUR) => tarok.reseat(refused, stateOf(seats)).seats.join("");
    expect(seatsAfter({ type: "join", player: "e", after: "b", paysIn: 3 })).toBe("abecd");
    expect(seatsAfter({ type: "leave", player: "b" })).toBe("acd");
    expect(seatsAfter({ type: "join", player: "f", after: "b" }, [...FOUR, "e"])).toBe("abcde");
    expect(seatsAfter({ type: "fine", player: "b" })).toBe("abcd");
    // A pot is not touched, and jetons are handed out as to anybody who sits down.
    const { books, issued } = stateOf(FOUR);
    const after = tarok.reseat({ type: "join", player: "e", after: null }, stateOf(FOUR));
    expect(after.books).toEqual(books);
    expect(after.issued).toEqual({ ...issued, e: 300 });
  });
});
