import { describe, expect, test } from "vitest";
import type { Deal } from "../../../../src/rules/index.ts";
import { surface } from "../../../../src/rules/tarok/recording/index.ts";
import { plainDeal, tapsFor } from "../../../support/taps.ts";
import { deal } from "../../../support/tarok.ts";
import { begun, dealBy, idsOf, recording, tapped } from "./support.ts";

const context = recording();
const counts = [
  { player: "ann", points: 31 },
  { player: "dora", points: 22 },
] satisfies Deal["counts"];
const plain = { lastTrick: { winner: "bo" }, counts } satisfies Partial<Deal>;
const kingUltimo = { winner: "bo", ultimo: "king", suit: "hearts" } as const;

/** Taps from an empty draft to the next deal: the one that saves is the last. */
const taps = (fields: Partial<Deal>): number =>
  tapsFor(plainDeal(deal(fields), context), begun(context), context).length + 1;

describe("taps from an empty draft to the next deal", () => {
  test.each<[string, number, Partial<Deal>]>([
    ["a plain deal", 6, plain],
    [
      "one half declaration",
      10,
      { ...plain, declarations: [{ player: "bo", kind: "half", of: "hearts", missing: "queen" }] },
    ],
    ["taroks", 9, { ...plain, declarations: [{ player: "bo", kind: "taroks", count: 11, withPagat: true }] }],
    ["matadors", 9, { ...plain, declarations: [{ player: "bo", kind: "matadors", count: 4 }] }],
    ["full", 9, { ...plain, declarations: [{ player: "bo", kind: "full", of: "kings" }] }],
    ["king ultimo", 7, { ...plain, lastTrick: kingUltimo }],
    ["pagat ultimo", 7, { ...plain, lastTrick: { winner: "bo", ultimo: "pagat" } }],
    ["ultimo with a king whose suit nobody noted", 7, { ...plain, lastTrick: { winner: "bo", ultimo: "king" } }],
    [
      "king ultimo beside king bagud",
      9,
      { ...plain, lastTrick: { ...kingUltimo, bagud: [{ card: "king", suit: "clubs", player: "ann" }] } },
    ],
    ["nolo", 3, { nolo: "bo" }],
    [
      "tout",
      3,
      {
        tout: "bo",
        counts: [
          { player: "ann", points: 0 },
          { player: "dora", points: 0 },
        ],
      },
    ],
    ["a king lost", 9, { ...plain, lost: [{ card: "king", suit: "clubs", player: "ann", to: "bo" }] }],
    ["a king lost, suit unknown", 9, { ...plain, lost: [{ card: "king", player: "ann", to: "bo" }] }],
    ["a king lost, taker unknown", 9, { ...plain, lost: [{ card: "king", suit: "clubs", player: "ann" }] }],
    ["the pagat home", 8, { ...plain, pagatHome: "bo" }],
    ["a fine", 9, { ...plain, fines: [{ player: "ann", kind: "playedOutOfTurn" }] }],
    ["a fine where the rule asks", 10, { ...plain, fines: [{ player: "ann", kind: "revoke" }] }],
    ["a fine that voids the deal", 5, { voided: true, fines: [{ player: "ann", kind: "revoke" }] }],
    ["a voided deal", 2, { voided: true }],
  ])("%s: %i", (what, expected, fields) => {
    console.info(`taps: ${what} ${taps(fields)}`);
    expect(taps(fields)).toBe(expected);
  });

  test("the keys of a plain deal have stable names", () => {
    expect(idsOf(tapsFor(deal(plain), begun(context), context))).toEqual([
      "winner:bo",
      "digit:3",
      "digit:1",
      "digit:2",
      "digit:2",
    ]);
  });
});

describe("what a sequence of taps records", () => {
  test.each<[string, string, Partial<Deal>]>([
    ["who won the last trick", "winner:bo", { lastTrick: { winner: "bo" } }],
    ["again: nobody did", "winner:bo winner:bo", {}],
    [
      "another player: the trick moves with its ultimo",
      "winner:bo ultimo:king:hearts winner:ann",
      { lastTrick: { ...kingUltimo, winner: "ann" } },
    ],
    [
      "another card: the ultimo changes",
      "winner:bo ultimo:king:hearts ultimo:pagat",
      { lastTrick: { winner: "bo", ultimo: "pagat" } },
    ],
    ["the same card: no ultimo", "winner:bo ultimo:pagat ultimo:pagat", { lastTrick: { winner: "bo" } }],
    ["a king nobody saw", "winner:bo ultimo:king", { lastTrick: { winner: "bo", ultimo: "king" } }],
    [
      "bagud from the last trick",
      "winner:bo trick:ann bagud:ann:pagat",
      { lastTrick: { winner: "bo", bagud: [{ card: "pagat", player: "ann" }] } },
    ],
    [
      "bagud from the loser",
      "winner:bo person:ann trick:ann bagud:ann:king",
      { lastTrick: { winner: "bo", bagud: [{ card: "king", player: "ann" }] } },
    ],
    [
      "one digit and the other field",
      "winner:bo digit:8 count:dora digit:4 digit:1",
      {
        lastTrick: { winner: "bo" },
        counts: [
          { player: "ann", points: 8 },
          { player: "dora", points: 41 },
        ],
      },
    ],
    [
      "a digit before the jump erased",
      "winner:bo digit:3 digit:9 erase digit:1 digit:2 digit:2",
      { lastTrick: { winner: "bo" }, counts },
    ],
    [
      "one digit erased",
      "winner:bo digit:8 erase digit:2 digit:1 digit:3",
      {
        lastTrick: { winner: "bo" },
        counts: [
          { player: "ann", points: 21 },
          { player: "dora", points: 3 },
        ],
      },
    ],
    [
      "a field tapped again begins anew",
      "winner:bo digit:3 digit:1 digit:2 digit:2 count:ann digit:3 digit:0",
      {
        lastTrick: { winner: "bo" },
        counts: [
          { player: "ann", points: 30 },
          { player: "dora", points: 22 },
        ],
      },
    ],
    [
      "two piles exchanged",
      "winner:bo digit:3 digit:1 digit:2 digit:2 exchange",
      {
        lastTrick: { winner: "bo" },
        counts: [
          { player: "ann", points: 22 },
          { player: "dora", points: 31 },
        ],
      },
    ],
    [
      "another one does not count",
      "winner:bo count:bo count:dora digit:3 digit:1 digit:2 digit:2",
      {
        lastTrick: { winner: "bo" },
        counts: [
          { player: "ann", points: 22 },
          { player: "bo", points: 31 },
        ],
      },
    ],
    [
      "the digits of who does not count go",
      "winner:bo digit:3 digit:1 count:bo count:ann digit:2 digit:2 digit:3 digit:0",
      {
        lastTrick: { winner: "bo" },
        counts: [
          { player: "bo", points: 22 },
          { player: "dora", points: 30 },
        ],
      },
    ],
    [
      "a nolo has no count",
      "winner:bo digit:3 digit:1 digit:2 digit:2 person:ann nolo:ann",
      { nolo: "ann", lastTrick: { winner: "bo" } },
    ],
    [
      "no nolo after all: the count is there again",
      "winner:bo digit:3 digit:1 digit:2 digit:2 person:ann nolo:ann person:ann nolo:ann",
      { lastTrick: { winner: "bo" }, counts },
    ],
    [
      "a tout fills in the count",
      "person:ann tout:ann",
      {
        tout: "ann",
        counts: [
          { player: "ann", points: 78 },
          { player: "dora", points: 0 },
        ],
      },
    ],
    ["no tout after all", "person:ann tout:ann person:ann tout:ann", {}],
    ["a voided deal has no result", "winner:bo digit:3 digit:1 digit:2 digit:2 more voided", { voided: true }],
    [
      "not voided after all",
      "winner:bo ultimo:pagat digit:3 digit:1 digit:2 digit:2 more voided voided",
      { lastTrick: { winner: "bo", ultimo: "pagat" }, counts },
    ],
    [
      "a declaration changed while it is open",
      "person:bo declare:bo:half of:hearts lacking:queen of:spades",
      { declarations: [{ player: "bo", kind: "half", of: "spades", missing: "queen" }] },
    ],
    [
      "a half in kings lacks a suit",
      "person:bo declare:bo:half of:hearts lacking:queen of:kings lacking:spades",
      { declarations: [{ player: "bo", kind: "half", of: "kings", missing: "spades" }] },
    ],
    [
      "what it lacks can come first",
      "person:bo declare:bo:half lacking:queen of:hearts",
      { declarations: [{ player: "bo", kind: "half", of: "hearts", missing: "queen" }] },
    ],
    [
      "taroks again: the same declaration changes",
      "person:bo declare:bo:taroks taroks:11:withPagat back declare:bo:taroks taroks:12:not-withPagat",
      { declarations: [{ player: "bo", kind: "taroks", count: 12, withPagat: false }] },
    ],
    ["a declaration deleted", "person:bo declare:bo:full of:hearts back edit:declarations:0 remove:declarations:0", {}],
    [
      "a declaration taken back with its fine",
      "person:bo declare:bo:full of:hearts withdraw:0:fine",
      {
        declarations: [{ player: "bo", kind: "full", of: "hearts", withdrawn: true }],
        fines: [{ player: "bo", kind: "falseDeclaration" }],
      },
    ],
    [
      "and let stand again",
      "person:bo declare:bo:full of:hearts withdraw:0:fine reinstate:0",
      { declarations: [{ player: "bo", kind: "full", of: "hearts" }] },
    ],
    [
      "another card was lost",
      "person:bo lost:bo:king:clubs taker:ann edit:lost:0 lost:bo:king:spades",
      { lost: [{ card: "king", suit: "spades", player: "bo", to: "ann" }] },
    ],
    [
      "nobody saw who took it",
      "person:bo lost:bo:pagat taker:ann edit:lost:0 taker:unknown",
      { lost: [{ card: "pagat", player: "bo" }] },
    ],
    [
      "a fine of its own",
      "person:bo fines:bo fine:bo:other digit:1 digit:5",
      { fines: [{ player: "bo", kind: "other", amount: 15 as never }] },
    ],
    [
      "a fine waived",
      "person:bo fines:bo fine:bo:misdeal waive",
      { fines: [{ player: "bo", kind: "misdeal", amount: 0 as never }] },
    ],
    [
      "a fine found late",
      "person:bo fines:bo fine:bo:revoke afterPlay:late accepted:accepted",
      { fines: [{ player: "bo", kind: "revoke", afterPlay: true }] },
    ],
    [
      "a fine that voids the deal",
      "person:bo fines:bo fine:bo:revoke accepted:not-accepted",
      { voided: true, fines: [{ player: "bo", kind: "revoke" }] },
    ],
    [
      "an ultimo refused by the table",
      "winner:bo ultimo:pagat person:bo theUltimo refuse",
      { lastTrick: { winner: "bo", ultimo: "pagat", refused: true } },
    ],
    ["dealt again", "redeal:1 redeal:1 more redeal:-1", { redeals: 1 }],
    ["no fee, two taroks in the skat", "more dealerPays skatTaroks:2", { dealerPays: false, skatTaroks: 2 }],
  ])("%s", (_, ids, expected) => {
    expect(dealBy(context, ids)).toEqual(expected);
  });
});

describe("another dealer, another one sitting out", () => {
  test("who sits out follows the dealer", () => {
    expect(tapped(context, "more seating dealer:dora").deal).toMatchObject({ dealer: "dora", sittingOut: ["bo"] });
  });

  test("what was noted of who goes out was seen of who comes in", () => {
    const draft = tapped(context, "winner:dora digit:3 digit:1 digit:2 digit:2 more seating sitOut:dora:carl");
    expect(draft.deal).toMatchObject({ sittingOut: ["dora"], lastTrick: { winner: "carl" } });
    expect(draft.piles.map(({ player }) => player)).toEqual(["ann", "carl"]);
  });

  test("with five, either of the two who sit out comes in", () => {
    const five = recording(5);
    expect(begun(five).deal.sittingOut).toEqual(["carl", "dora"]);
    expect(tapped(five, "more seating sitOut:bo:dora").deal.sittingOut).toEqual(["bo", "carl"]);
  });

  test("the dealer cannot sit out", () => {
    const draft = tapped(context, "more seating sitOut:ann:carl");
    expect(draft.deal.sittingOut).toEqual(["carl"]);
    expect(surface(draft, context).asked?.problems).toMatchObject([{ code: "dealerSitsOut" }]);
  });
});
