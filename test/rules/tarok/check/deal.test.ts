import { describe, expect, test } from "vitest";
import { HJORRING } from "../../../../src/rules/index.ts";
import { checkDeal } from "../../../../src/rules/tarok/check/index.ts";
import type { Bagud, Deal, Lost } from "../../../../src/rules/tarok/deal.ts";
import { context, deal, declared, lines } from "../../../support/tarok.ts";

type Cases = [name: string, fields: Partial<Deal>, told: string[]][];

const told = (fields: Partial<Deal>) => lines(checkDeal(deal(fields), context()));

const pagat = (player: string, to?: string): Lost => ({ card: "pagat", player, ...(to === undefined ? {} : { to }) });
const king = (player: string, suit?: "hearts" | "spades" | "clubs" | "diamonds"): Lost & Bagud => ({
  card: "king",
  player,
  ...(suit === undefined ? {} : { suit }),
});

describe("who plays", () => {
  test.each<Cases[number]>([
    ["three of four", {}, []],
    ["four", { sittingOut: [] }, ["sittingOut: notThreePlaying"]],
    ["two", { sittingOut: ["carl", "dora"] }, ["sittingOut: notThreePlaying"]],
    ["the dealer sits out", { sittingOut: ["ann"] }, ["sittingOut: dealerSitsOut"]],
    ["the dealer and another sit out", { sittingOut: ["carl", "ann"] }, ["sittingOut: dealerSitsOut"]],
    ["a stranger dealt", { dealer: "zoe" }, ["dealer: unknownPlayer"]],
    ["somebody dealt who left", { dealer: "eli" }, ["dealer: notAtTable"]],
    ["a stranger sits out", { sittingOut: ["zoe"] }, ["sittingOut[0]: unknownPlayer"]],
    [
      "somebody who left sits out beside somebody who does",
      { sittingOut: ["carl", "eli"] },
      ["sittingOut[1]: notAtTable"],
    ],
    [
      "two strangers sit out",
      { sittingOut: ["zoe", "yan"] },
      ["sittingOut[0]: unknownPlayer", "sittingOut[1]: unknownPlayer"],
    ],
    [
      "a stranger beside two who do sit out",
      { sittingOut: ["zoe", "carl", "bo"] },
      ["sittingOut[0]: unknownPlayer", "sittingOut: notThreePlaying"],
    ],
  ])("%s", (_, fields, expected) => {
    expect(told(fields)).toEqual(expected);
  });

  test("everyone named must play, and only the first reason is told", () => {
    const named = (id: string): Partial<Deal> => ({
      declarations: [{ player: id, kind: "full", of: "hearts", withdrawn: true }],
      fines: [{ player: id, kind: "misdeal" }],
      lost: [{ card: "king", player: id, to: id }],
      pagatHome: id,
      nolo: id,
      tout: id,
      lastTrick: { winner: id, bagud: [{ card: "king", player: id }] },
      counts: [
        { player: id, points: 20 },
        { player: id, points: 20 },
      ],
    });
    const fields = [
      "declarations[0].player",
      "fines[0].player",
      "lost[0].player",
      "lost[0].to",
      "pagatHome",
      "nolo",
      "tout",
      "lastTrick.winner",
      "lastTrick.bagud[0].player",
      "counts[0].player",
      "counts[1].player",
    ];
    const people = (id: string) => told(named(id)).filter((line) => /unknownPlayer|notAtTable|notPlaying/.test(line));
    expect(people("zoe")).toEqual(fields.map((field) => `${field}: unknownPlayer`));
    expect(people("eli")).toEqual(fields.map((field) => `${field}: notAtTable`));
    expect(people("carl")).toEqual(fields.map((field) => `${field}: notPlaying`));
    expect(people("bo")).toEqual([]);
  });
});

describe("taroks below what the rules let declare", () => {
  const rows = [...declared("bo 9 taroks with")];
  test("are out of range, withdrawn or not", () => {
    expect(told({ declarations: rows })).toEqual(["declarations[0].count: amount"]);
    expect(told({ declarations: rows.map((row) => ({ ...row, withdrawn: true })) })).toHaveLength(1);
  });

  test("by the rules of this evening", () => {
    const rules = { ...HJORRING, declarations: { ...HJORRING.declarations, taroksFrom: HJORRING.dealerFee } };
    expect(checkDeal(deal({ declarations: rows }), context(4, rules))).toEqual([]);
  });
});

describe("cards played twice", () => {
  test.each<Cases[number]>([
    [
      "the pagat lost and ultimo",
      { lost: [pagat("bo", "dora")], lastTrick: { winner: "bo", ultimo: "pagat" } },
      ["lastTrick.ultimo: cardPlayedTwice"],
    ],
    ["the pagat lost twice", { lost: [pagat("bo"), pagat("ann")] }, ["lost[1].card: cardPlayedTwice"]],
    ["the pagat lost and home", { lost: [pagat("bo")], pagatHome: "dora" }, ["pagatHome: cardPlayedTwice"]],
    [
      "the pagat home and bagud",
      { pagatHome: "dora", lastTrick: { winner: "bo", bagud: [{ card: "pagat", player: "dora" }] } },
      ["lastTrick.bagud[0].card: cardPlayedTwice"],
    ],
    [
      "the pagat ultimo and bagud",
      { lastTrick: { winner: "bo", ultimo: "pagat", bagud: [{ card: "pagat", player: "ann" }] } },
      ["lastTrick.bagud[0].card: cardPlayedTwice"],
    ],
    ["one king lost twice", { lost: [king("bo", "hearts"), king("ann", "hearts")] }, ["lost[1].card: cardPlayedTwice"]],
    [
      "one king lost and ultimo",
      { lost: [king("bo", "hearts")], lastTrick: { winner: "ann", ultimo: "king", suit: "hearts" } },
      ["lastTrick.ultimo: cardPlayedTwice"],
    ],
    [
      "five kings of which nobody noted the suits",
      {
        lost: [king("bo"), king("bo"), king("ann"), king("dora")],
        lastTrick: { winner: "ann", bagud: [king("bo")] },
      },
      ["lastTrick.bagud[0].card: cardPlayedTwice"],
    ],
    [
      "four kings",
      { lost: [king("bo"), king("bo", "hearts"), king("ann")], lastTrick: { winner: "ann", ultimo: "king" } },
      [],
    ],
    ["a king and a king nobody knows", { lost: [king("bo", "hearts"), king("ann")] }, []],
    ["two kings and the pagat", { lost: [king("bo", "hearts"), king("ann", "clubs"), pagat("ann")] }, []],
  ])("%s", (_, fields, expected) => {
    expect(told(fields)).toEqual(expected);
  });
});

describe("who held a card", () => {
  const fullKings = [...declared("ann full kings")];
  test.each<Cases[number]>([
    ["lost by another", { declarations: fullKings, lost: [king("bo", "hearts")] }, ["lost[0].player: notTheHolder"]],
    ["lost by the holder", { declarations: fullKings, lost: [king("ann", "hearts")] }, []],
    ["a king nobody knows", { declarations: fullKings, lost: [king("bo")] }, []],
    [
      "ultimo by another",
      { declarations: fullKings, lastTrick: { winner: "bo", ultimo: "king", suit: "clubs" } },
      ["lastTrick.ultimo: notTheHolder"],
    ],
    [
      "bagud by another",
      { declarations: fullKings, lastTrick: { winner: "bo", bagud: [king("dora", "clubs")] } },
      ["lastTrick.bagud[0].player: notTheHolder"],
    ],
    [
      "home by another",
      { declarations: [...declared("bo 3 matadors")], pagatHome: "ann" },
      ["pagatHome: notTheHolder"],
    ],
    [
      "home by who lacks it",
      { declarations: [...declared("bo 10 taroks without pagat")], pagatHome: "bo" },
      ["pagatHome: notTheHolder"],
    ],
    [
      "lost by who lacks it",
      { declarations: [...declared("bo half kings without hearts")], lost: [king("bo", "hearts")] },
      ["lost[0].player: notTheHolder"],
    ],
    [
      "home by another than who lacks it",
      { declarations: [...declared("bo 10 taroks without pagat")], pagatHome: "ann" },
      [],
    ],
    [
      "placed by a declaration that was withdrawn",
      { declarations: fullKings.map((row) => ({ ...row, withdrawn: true })), lost: [king("bo", "hearts")] },
      [],
    ],
  ])("%s", (_, fields, expected) => {
    expect(told(fields)).toEqual(expected);
  });
});

describe("the last trick", () => {
  test.each<Cases[number]>([
    [
      "one player bagud twice",
      { lastTrick: { winner: "bo", bagud: [king("ann", "clubs"), king("ann", "hearts")] } },
      ["lastTrick.bagud[1].player: trickImpossible"],
    ],
    [
      "a king over the pagat",
      { lastTrick: { winner: "bo", ultimo: "king", bagud: [{ card: "pagat", player: "ann" }] } },
      ["lastTrick.bagud[0].card: trickImpossible"],
    ],
    ["a king under the pagat", { lastTrick: { winner: "bo", ultimo: "pagat", bagud: [king("ann")] } }, []],
    [
      "pagat and king under a tarok",
      { lastTrick: { winner: "bo", bagud: [king("ann"), { card: "pagat", player: "dora" }] } },
      [],
    ],
    ["a king over a king", { lastTrick: { winner: "bo", ultimo: "king", bagud: [king("ann")] } }, []],
    [
      "bagud to oneself",
      { lastTrick: { winner: "bo", bagud: [king("bo")] } },
      ["lastTrick.bagud[0].player: selfCapture"],
    ],
    ["lost to oneself", { lost: [{ ...king("bo"), to: "bo" }] }, ["lost[0].to: selfCapture"]],
    ["lost to nobody named", { lost: [king("bo")] }, []],
  ])("%s", (_, fields, expected) => {
    expect(told(fields)).toEqual(expected);
  });
});

describe("nolo and tout", () => {
  test.each<Cases[number]>([
    ["nolo wins the last trick", { nolo: "bo", lastTrick: { winner: "bo" } }, ["lastTrick.winner: noloTookTrick"]],
    ["nolo brings the pagat home", { nolo: "bo", pagatHome: "bo" }, ["nolo: noloTookTrick"]],
    ["nolo takes a card", { nolo: "bo", lost: [pagat("ann", "bo")] }, ["nolo: noloTookTrick"]],
    [
      "nolo takes two cards",
      { nolo: "bo", lost: [pagat("ann", "bo"), { ...king("ann"), to: "bo" }] },
      ["nolo: noloTookTrick"],
    ],
    [
      "nolo loses cards",
      { nolo: "bo", lost: [pagat("bo", "ann")], lastTrick: { winner: "ann", bagud: [king("bo")] } },
      [],
    ],
    ["nolo beside another's ultimo", { nolo: "bo", lastTrick: { winner: "ann", ultimo: "pagat" } }, []],
    ["another won the last trick", { tout: "ann", lastTrick: { winner: "bo" } }, ["lastTrick.winner: toutLostTrick"]],
    ["another brought the pagat home", { tout: "ann", pagatHome: "bo" }, ["tout: toutLostTrick"]],
    ["another took a card", { tout: "ann", lost: [pagat("dora", "bo")] }, ["tout: toutLostTrick"]],
    ["the tout player lost a card", { tout: "ann", lost: [pagat("ann")] }, ["tout: toutLostTrick"]],
    [
      "the tout player went bagud",
      { tout: "ann", lastTrick: { winner: "bo", bagud: [king("ann")] } },
      ["lastTrick.winner: toutLostTrick", "lastTrick.bagud[0].player: toutLostTrick"],
    ],
    ["tout beside nolo", { tout: "ann", nolo: "bo" }, ["tout: toutLostTrick"]],
    [
      "tout with all that goes with it",
      {
        tout: "ann",
        pagatHome: "ann",
        lost: [king("bo", "hearts"), { ...king("dora", "clubs"), to: "ann" }],
        lastTrick: { winner: "ann", ultimo: "king", suit: "spades", bagud: [king("bo", "diamonds")] },
        counts: [
          { player: "ann", points: 78 },
          { player: "bo", points: 0 },
        ],
      },
      [],
    ],
  ])("%s", (_, fields, expected) => {
    expect(told(fields)).toEqual(expected);
  });
});

describe("barred from an ultimo", () => {
  const ultimo = { winner: "bo", ultimo: "pagat" } as const;
  test.each(["wrongCardCount", "wrongSkat", "forgottenDeclaration", "falseDeclaration", "revoke"] as const)(
    "by %s, waived or found after play or neither",
    (kind) => {
      const barred = ["lastTrick.ultimo: barredFromUltimo"];
      expect(told({ fines: [{ player: "bo", kind }], lastTrick: ultimo })).toEqual(barred);
      expect(told({ fines: [{ player: "bo", kind, afterPlay: true }], lastTrick: ultimo })).toEqual(barred);
      const waived = { player: "bo", kind, amount: HJORRING.fines.misdeal };
      expect(told({ fines: [waived], lastTrick: ultimo })).toEqual(barred);
      expect(told({ fines: [waived], nolo: "ann", lastTrick: ultimo })).toEqual(barred);
      expect(told({ fines: [waived], lastTrick: { ...ultimo, refused: true } })).toEqual([]);
      expect(told({ fines: [{ player: "ann", kind }], lastTrick: ultimo })).toEqual([]);
      expect(told({ fines: [waived], lastTrick: { winner: "bo" } })).toEqual([]);
    },
  );

  test.each(["potsNotMoved", "misdeal", "declaredBeforeDealer", "playedOutOfTurn"] as const)("not by %s", (kind) => {
    expect(told({ fines: [{ player: "bo", kind }], lastTrick: ultimo })).toEqual([]);
  });
});

describe("voided deals and counts", () => {
  const counts = (a: number, b: number): NonNullable<Deal["counts"]> => [
    { player: "ann", points: a },
    { player: "bo", points: b },
  ];
  test.each<Cases[number]>([
    ["voided with a last trick", { voided: true, lastTrick: { winner: "bo" } }, ["lastTrick: voidedHasResult"]],
    ["voided with a nolo", { voided: true, nolo: "bo" }, ["nolo: voidedHasResult"]],
    ["voided with a tout", { voided: true, tout: "bo" }, ["tout: voidedHasResult"]],
    ["voided with counts", { voided: true, counts: counts(20, 20) }, ["counts: voidedHasResult"]],
    [
      "voided with what is kept",
      { voided: true, lost: [pagat("bo")], pagatHome: "ann" },
      ["pagatHome: cardPlayedTwice"],
    ],
    ["voided without a fine", { voided: true }, []],
    ["78 counted", { counts: counts(40, 38) }, []],
    ["79 counted", { counts: counts(40, 39) }, ["counts[1].points: countTotal"]],
    ["a pile below nothing", { counts: counts(-1, 30) }, ["counts[0].points: countTotal"]],
    ["counts after a nolo", { nolo: "dora", counts: counts(20, 20) }, ["counts: countTotal"]],
    [
      "one pile counted twice",
      {
        counts: [
          { player: "bo", points: 20 },
          { player: "bo", points: 20 },
        ],
      },
      ["counts[1].player: countTotal"],
    ],
    ["points that do not fit a tout", { tout: "ann", counts: counts(20, 30) }, []],
  ])("%s", (_, fields, expected) => {
    expect(told(fields)).toEqual(expected);
  });

  test("a deal with several faults tells them all", () => {
    expect(
      told({
        sittingOut: [],
        declarations: [...declared("bo 3 matadors", "ann half hearts without king", "ann 8 taroks without")],
        lost: [pagat("ann", "ann")],
        counts: counts(40, 40),
      }),
    ).toEqual([
      "sittingOut: notThreePlaying",
      "declarations[2].count: amount",
      "declarations[1]: heldTwice",
      "lost[0].player: notTheHolder",
      "lost[0].to: selfCapture",
      "counts[1].points: countTotal",
    ]);
  });
});
