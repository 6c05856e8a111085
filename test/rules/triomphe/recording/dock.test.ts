import { describe, expect, test } from "vitest";
import { surface } from "../../../../src/rules/triomphe/recording/index.ts";
import { marked, row } from "../../../support/keys.ts";
import { recording, tapped } from "./support.ts";

const context = recording();
const FIVE = "trick:b trick:c trick:b trick:d trick:b";
const PLACES = row("place", [0, 1, 2, 3, 4]);
const dockOf = (ids: string) => surface(tapped(context, ids), context).dock;
const shows = (id: string, marks: readonly string[] = ["", "", "", ""]): string =>
  [`death:${id}`, ...["fool", "magician", "strength"].map((card) => `show:${id}:${card}`)]
    .map((key, i) => `${key}${marks[i] ?? ""}`)
    .join(" ");

describe("the keys of the dock, in their order", () => {
  test.each<[string, string, string]>([
    ["at rest", "", "close"],
    ["at rest with all tricks told", `${FIVE} close`, `${PLACES} close`],
    ["what a player shows", "person:b", `${shows("b")} close`],
    ["who shows Death", "person:b death:b", `${shows("b", ["*", ...Array(3).fill("!deathAndShown")])} close`],
    ["who shows cards", "person:b show:b:fool", `${shows("b", ["!deathAndShown", "*"])} close`],
    [
      "who could show what another showed",
      "person:b show:b:fool person:c",
      `${shows("c", ["!deathAndShown", "!cardShownTwice"])} close`,
    ],
    ["no trick yet", "missing", "place:0* place:1 place:2 place:3 place:4 close"],
    ["two tricks", "trick:b trick:c", "place:0 place:1 place:2* place:3 place:4 erase close"],
    ["all tricks", FIVE, `${PLACES} erase close`],
    ["a trick to be told anew", `${FIVE} place:1`, "place:0 place:1* place:2 place:3 place:4 erase close"],
    ["more", "more", "seating stake close"],
    ["another stake", "more stake", `${row("digit", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])} erase usualStake* back close`],
    [
      "another stake, typed",
      "more stake digit:5",
      `${row("digit", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])} erase usualStake back close`,
    ],
    [
      "who sits where: none of four can sit out",
      "seating",
      "dealer:a* dealer:b dealer:c dealer:d sitOut:a!dealerSitsOut sitOut:b!tableSize sitOut:c!tableSize sitOut:d!tableSize close",
    ],
    ["a pot", "pot", "close"],
    ["the payments", "payments", "close"],
  ])("%s", (_, ids, expected) => {
    expect(marked(dockOf(ids))).toBe(expected);
  });

  test("who sits out of five is marked", () => {
    const five = recording(5);
    const dock = surface(tapped(five, "seating sitOut:e"), five).dock;
    expect(marked(dock)).toContain("sitOut:b!tableSize sitOut:c!tableSize sitOut:d!tableSize sitOut:e*");
  });
});

describe("what the dock says beside its keys", () => {
  test.each<[string, string, object]>([
    ["nothing at rest", "", { face: "rest", places: null }],
    ["whose cards they are", "person:b", { face: "shows", player: "b" }],
    [
      "who took which trick, and which is told next",
      "trick:b trick:c",
      {
        face: "tricks",
        places: [
          { player: "b", caret: false },
          { player: "c", caret: false },
          { player: null, caret: true },
          { player: null, caret: false },
          { player: null, caret: false },
        ],
      },
    ],
    ["another stake", "more stake digit:2 digit:5", { face: "stake", digits: "25", stake: 25, usual: { stake: 10 } }],
    ["the rules' own stake", "more stake", { face: "stake", digits: "", stake: 10, playing: 4 }],
    ["the rules' own again", "more stake digit:5 usualStake", { face: "stake", digits: "", stake: 10 }],
    ["a stake that was typed before", "more stake digit:5 close more stake", { digits: "5", stake: 5 }],
    ["the seats", "seating", { face: "seating" }],
    ["what is missing", "missing", { face: "tricks" }],
  ])("%s", (_, ids, expected) => {
    expect(dockOf(ids)).toMatchObject(expected);
  });
});
