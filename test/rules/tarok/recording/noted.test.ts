import { describe, expect, test } from "vitest";
import { surface } from "../../../../src/rules/tarok/recording/index.ts";
import { recording, tapped } from "./support.ts";

const context = recording();

/** What stands in each column, of which the deal is played by Ann, Bo and Dora. */
const notedIn = (ids: string) =>
  Object.fromEntries(surface(tapped(context, ids), context).columns.map(({ player, noted }) => [player, noted]));
const countsIn = (ids: string) => surface(tapped(context, ids), context).columns.map(({ count }) => count);

describe("what was noted stands with the player of whom it was, and opens where it can be corrected", () => {
  test("a declaration and a lost card", () => {
    const noted = notedIn("person:bo declare:bo:full of:hearts person:dora lost:dora:king:clubs taker:ann");
    expect(noted).toEqual({
      ann: [],
      bo: [
        {
          what: "declaration",
          declaration: { player: "bo", kind: "full", of: "hearts" },
          tap: { tap: "edit", list: "declarations", row: 0 },
        },
      ],
      dora: [
        {
          what: "lost",
          lost: { card: "king", suit: "clubs", player: "dora", to: "ann" },
          tap: { tap: "edit", list: "lost", row: 0 },
        },
      ],
    });
  });

  test("the pagat home, and a fine with its amount in each pot", () => {
    const noted = notedIn("person:ann pagatHome:ann person:dora fines:dora fine:dora:misdeal");
    expect(noted).toMatchObject({
      ann: [{ what: "pagatHome", tap: { tap: "pagatHome", player: "ann" } }],
      bo: [],
      dora: [
        {
          what: "fine",
          amount: 5,
          fine: { player: "dora", kind: "misdeal" },
          tap: { tap: "edit", list: "fines", row: 0 },
        },
      ],
    });
  });

  test("an ultimo, and a card that went bagud in the same trick", () => {
    const noted = notedIn("winner:bo ultimo:king:hearts trick:dora bagud:dora:king:clubs");
    expect(noted).toEqual({
      ann: [],
      bo: [
        { what: "ultimo", card: "king", suit: "hearts", refused: false, annulled: false, tap: { tap: "theUltimo" } },
      ],
      dora: [
        {
          what: "bagud",
          bagud: { card: "king", suit: "clubs", player: "dora" },
          tap: { tap: "trick", player: "dora" },
        },
      ],
    });
  });

  test("a last trick by itself is nothing noted", () => {
    expect(notedIn("winner:bo")).toEqual({ ann: [], bo: [], dora: [] });
  });

  test("what had to be declared, with whom it was seen and nobody else", () => {
    const noted = notedIn("person:bo declare:bo:taroks further further taroks:22:withPagat");
    expect([noted["ann"], noted["dora"]]).toEqual([[], []]);
    expect(noted["bo"]).toMatchObject([
      { what: "duty", tap: { tap: "declare", player: "bo", kind: "matadors" } },
      { what: "declaration" },
    ]);
  });

  test("of a voided deal the fines are paid, and neither declarations nor losses", () => {
    const ids = "person:bo declare:bo:full of:hearts person:dora lost:dora:king:clubs taker:ann";
    const noted = notedIn(`${ids} person:ann fines:ann fine:ann:misdeal more voided`);
    expect(noted).toMatchObject({
      bo: [{ what: "declaration", unpaid: true }],
      dora: [{ what: "lost", unpaid: true }],
    });
    expect(noted["ann"]).toMatchObject([{ what: "fine" }]);
    expect(noted["ann"]?.[0]).not.toHaveProperty("unpaid");
  });
});

describe("the count fields", () => {
  const carets = (ids: string) => countsIn(ids).map(({ caret }) => caret);
  const roles = (ids: string) => countsIn(ids).map(({ role }) => role);

  test("the caret is in the field that the next digit goes to, and in none while the third's asks", () => {
    expect(carets("")).toEqual([false, false, false]);
    expect(carets("count:ann")).toEqual([true, false, false]);
    expect(carets("count:ann digit:3 digit:1")).toEqual([false, false, true]);
    expect(carets("count:bo")).toEqual([false, false, false]);
    expect(carets("count:bo count:bo")).toEqual([false, false, false]);
  });

  test("while the third's asks the two others ask, and it counts", () => {
    expect(roles("count:bo")).toEqual(["asks", "counts", "asks"]);
    expect(roles("count:ann")).toEqual(["counts", "out", "counts"]);
    expect(roles("winner:bo digit:3 digit:1 digit:2 digit:2")).toEqual(["counts", "rest", "counts"]);
  });

  test("only the field in which it was typed is too much", () => {
    const counts = countsIn("winner:bo digit:3 digit:1 digit:5 digit:2");
    expect(counts.map(({ tooMuch, digits }) => [tooMuch, digits])).toEqual([
      [false, "31"],
      [false, ""],
      [true, "52"],
    ]);
  });
});
