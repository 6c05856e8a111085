import { describe, expect, test } from "vitest";
import { impossible } from "../../../../src/rules/tarok/hands/index.ts";
import { deal, declared, lines } from "../../../support/tarok.ts";

const PLAYING = ["ann", "bo", "dora"];
const told = (...declarations: readonly string[]) =>
  impossible(deal({ declarations: [...declared(...declarations)] }), PLAYING);

describe("refused at the declaration with which it becomes impossible", () => {
  test.each<[string, string[], string[]]>([
    ["the same full twice", ["bo full spades", "bo full spades"], ["declarations[1]: declaredTwice"]],
    [
      "two counts of taroks",
      ["bo 10 taroks with pagat", "ann full hearts", "bo 11 taroks with pagat"],
      ["declarations[2]: declaredTwice"],
    ],
    ["two counts of matadors", ["bo 4 matadors", "bo 3 matadors"], ["declarations[1]: declaredTwice"]],
    [
      "two halves of one suit, also as a contradiction",
      ["bo half hearts without king", "bo half hearts without queen"],
      ["declarations[1]: declaredTwice", "declarations[1]: handContradiction"],
    ],
    ["the scus in two hands", ["ann 3 matadors", "bo half hearts without queen"], ["declarations[1]: heldTwice"]],
    ["the pagat in two hands", ["ann 11 taroks with", "bo 10 taroks with"], ["declarations[1]: heldTwice"]],
    ["a king in two hands", ["ann full kings", "bo full hearts"], ["declarations[1]: heldTwice"]],
    [
      "a king of a half in two hands",
      ["ann half kings without clubs", "bo full hearts"],
      ["declarations[1]: heldTwice"],
    ],
    ["matadors in two hands", ["ann 3 matadors", "bo 3 matadors"], ["declarations[1]: heldTwice"]],
    [
      "full beside half in another suit",
      ["bo full hearts", "bo half spades without jack"],
      ["declarations[1]: handContradiction"],
    ],
    [
      "full beside overfull in another suit",
      ["bo overfull clubs", "bo full hearts"],
      ["declarations[1]: handContradiction"],
    ],
    ["full beside matadors", ["bo full hearts", "bo 3 matadors"], ["declarations[1]: handContradiction"]],
    [
      "matadors beside taroks without the pagat",
      ["bo 3 matadors", "bo 12 taroks without pagat"],
      ["declarations[1]: handContradiction"],
    ],
    [
      "half without the king beside full kings",
      ["bo half hearts without king", "bo full kings"],
      ["declarations[1]: handContradiction"],
    ],
    [
      "half without the king beside half kings without another",
      ["bo half hearts without king", "bo half kings without clubs"],
      ["declarations[1]: handContradiction"],
    ],
    [
      "half and overfull in one suit",
      ["bo half hearts without king", "bo overfull hearts"],
      ["declarations[1]: handContradiction"],
    ],
    [
      "three hands full leave the scus nowhere",
      ["ann full hearts", "bo full spades", "dora full clubs"],
      ["declarations[2]: handContradiction"],
    ],
    [
      "each full of the third hand",
      ["ann full hearts", "bo full spades", "dora full clubs", "ann full diamonds", "dora full kings"],
      [
        "declarations[2]: handContradiction",
        "declarations[4]: heldTwice",
        "declarations[4]: heldTwice",
        "declarations[4]: handContradiction",
      ],
    ],
    ["more than 22 taroks in one hand", ["ann 23 taroks with"], ["declarations[0].count: tooManyTaroks"]],
    ["more than 22 matadors", ["ann 23 matadors"], ["declarations[0].count: tooManyTaroks"]],
    ["22 taroks without the pagat", ["ann 22 taroks without"], ["declarations[0]: tooManyTaroks"]],
    ["23 taroks in two hands", ["ann 12 taroks without", "bo 11 taroks without"], ["declarations[1]: tooManyTaroks"]],
    [
      "22 taroks in two hands that both lack the pagat",
      ["ann 12 taroks without", "bo 10 taroks without"],
      ["declarations[1]: tooManyTaroks"],
    ],
    [
      "22 taroks in two hands of which neither has the scus",
      ["ann 12 taroks with", "bo 10 taroks without", "ann full hearts", "bo full spades"],
      ["declarations[3]: tooManyTaroks"],
    ],
    [
      "22 taroks in two hands beside a half in the third",
      ["ann 12 taroks with", "bo 10 taroks without", "dora half hearts without king"],
      ["declarations[2]: tooManyTaroks"],
    ],
    [
      "taroks that another hand's matadors hold",
      ["ann 12 taroks without", "bo 11 matadors"],
      ["declarations[1]: tooManyTaroks"],
    ],
    [
      "fewer taroks than the matadors need",
      ["bo 10 taroks with", "bo 11 matadors"],
      ["declarations[1]: tooManyTaroks"],
    ],
    [
      "fewer taroks than the matadors before need",
      ["bo 11 matadors", "bo 10 taroks with"],
      ["declarations[1]: tooManyTaroks"],
    ],
    [
      "three hands of taroks",
      ["ann 8 taroks with", "bo 8 taroks without", "dora 8 taroks without"],
      ["declarations[2]: tooManyTaroks"],
    ],
    [
      "26 cards in a hand of 25",
      ["bo 18 taroks with", "bo overfull hearts", "bo overfull clubs"],
      ["declarations[2]: handTooLarge"],
    ],
    [
      "29 cards in the dealer's hand",
      ["ann 21 taroks with", "ann overfull hearts", "ann overfull clubs"],
      ["declarations[2]: handTooLarge"],
    ],
    [
      "taroks of which another hand has declared one that this hand declared too",
      ["ann overfull spades", "bo overfull hearts", "bo 21 taroks without"],
      ["declarations[1]: heldTwice", "declarations[2]: tooManyTaroks"],
    ],
    [
      "one pagat and too many taroks at once",
      ["ann 12 taroks with", "bo 11 taroks with"],
      ["declarations[1]: heldTwice", "declarations[1]: tooManyTaroks"],
    ],
    [
      "what comes after one taroks too many is held against the others",
      ["ann 12 taroks with", "bo 11 taroks without", "dora 10 taroks without"],
      ["declarations[1]: tooManyTaroks"],
    ],
  ])("%s", (_, declarations, expected) => {
    expect(lines(told(...declarations))).toEqual(expected);
  });
});

describe("accepted", () => {
  test.each<[string, string[]]>([
    ["two halves in different suits", ["bo half hearts without king", "bo half spades without king"]],
    [
      "half kings and half in the suit that is lacking",
      ["bo half kings without hearts", "bo half hearts without king"],
    ],
    ["full in two hands", ["ann full hearts", "bo full spades"]],
    ["everything around one scus", ["bo 3 matadors", "bo half hearts without king", "bo overfull clubs"]],
    ["full kings beside a half elsewhere that lacks its king", ["ann full kings", "bo half hearts without king"]],
    ["22 taroks in two hands", ["ann 12 taroks with", "bo 10 taroks without"]],
    [
      "22 taroks in two hands, one of which lacks the scus",
      ["ann 12 taroks with", "bo 10 taroks without", "ann full hearts"],
    ],
    ["all 22 matadors", ["ann 22 matadors", "ann 22 taroks with"]],
    ["as many taroks as matadors", ["bo 11 matadors", "bo 11 taroks with"]],
    ["25 cards", ["bo 17 taroks with", "bo overfull hearts", "bo overfull clubs"]],
    ["the king of two fours counted once", ["bo 18 taroks with", "bo overfull hearts", "bo overfull kings"]],
    ["28 cards of the dealer", ["ann 20 taroks with", "ann overfull hearts", "ann overfull clubs"]],
    [
      "taroks that leave some nowhere, since the skat may hold them",
      ["ann 5 taroks with", "bo 5 taroks without", "dora 5 taroks without"],
    ],
  ])("%s", (_, declarations) => {
    expect(told(...declarations)).toEqual([]);
  });

  test("anything that was withdrawn", () => {
    const [kept, withdrawn] = declared("bo full spades", "bo half hearts without king");
    const twice = declared("ann 25 taroks with", "ann 25 taroks without");
    const declarations = [kept, withdrawn, ...twice].flatMap((row) => row ?? []);
    const last = declarations.map((row, i) => (i === 0 ? row : { ...row, withdrawn: true as const }));
    expect(impossible(deal({ declarations: last }), PLAYING)).toEqual([]);
  });
});

describe("who and what cannot both be", () => {
  test("a card that a hand both holds and lacks", () => {
    expect(told("ann 10 taroks with", "bo full spades", "bo half hearts without king")).toEqual([
      {
        code: "handContradiction",
        path: ["declarations", 2],
        card: "scus",
        players: ["bo"],
        rows: [
          ["declarations", 1],
          ["declarations", 2],
        ],
      },
    ]);
  });

  test("a card in two hands", () => {
    expect(told("ann half kings without clubs", "bo full hearts")).toMatchObject([
      { card: "hearts king", players: ["ann", "bo"] },
    ]);
  });

  test("a card that no hand has", () => {
    expect(told("ann full hearts", "bo full spades", "dora full clubs")).toMatchObject([
      {
        card: "scus",
        players: PLAYING,
        rows: [
          ["declarations", 0],
          ["declarations", 1],
          ["declarations", 2],
        ],
      },
    ]);
  });

  test("a group of hands with more taroks than it can hold, and why it cannot", () => {
    expect(told("dora half hearts without king", "ann 11 taroks with", "bo 11 taroks without")).toMatchObject([
      {
        players: ["ann", "bo"],
        expected: 21,
        actual: 22,
        rows: [
          ["declarations", 0],
          ["declarations", 1],
          ["declarations", 2],
        ],
      },
    ]);
  });

  test("fewer taroks than the hand's matadors", () => {
    expect(told("bo 10 taroks with", "bo 11 matadors")).toMatchObject([{ players: ["bo"], expected: 11, actual: 10 }]);
  });

  test("more cards than were dealt", () => {
    expect(told("bo 18 taroks with", "bo overfull hearts", "bo overfull clubs")).toMatchObject([
      { players: ["bo"], expected: 25, actual: 26 },
    ]);
  });
});

test("who does not play has no hand, but declares nothing twice", () => {
  const declarations = [...declared("carl full hearts", "bo full hearts", "carl full hearts")];
  expect(lines(impossible(deal({ declarations }), PLAYING))).toEqual(["declarations[2]: declaredTwice"]);
});

test("where it is not known who dealt, anyone may have had 28 cards", () => {
  const hand = deal({ declarations: [...declared("bo 20 taroks with", "bo overfull hearts", "bo overfull clubs")] });
  expect(lines(impossible(hand, PLAYING))).toEqual(["declarations[2]: handTooLarge"]);
  expect(impossible({ ...hand, dealer: "carl" }, PLAYING)).toEqual([]);
});
