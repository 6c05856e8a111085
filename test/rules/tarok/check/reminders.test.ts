import { describe, expect, test } from "vitest";
import { HJORRING, type Reminder, reminders } from "../../../../src/rules/index.ts";
import type { Deal } from "../../../../src/rules/tarok/deal.ts";
import { context, deal, declared } from "../../../support/tarok.ts";

const of = <K extends Reminder["kind"]>(kind: K, fields: Partial<Deal>, rules = HJORRING) =>
  reminders(deal(fields), context(4, rules)).filter(
    (one): one is Extract<Reminder, { readonly kind: K }> => one.kind === kind,
  );

describe("a declaration that may have been forgotten", () => {
  const forgotten = (declarations: readonly string[], more: Partial<Deal> = {}) =>
    of("forgottenDeclaration", { declarations: [...declared(...declarations)], ...more }).map(
      ({ player, duty: { kinds, of: suit = "", count = "" } }) => `${player} ${kinds.join("/")} ${count}${suit}`,
    );

  test.each<[string, string[], string[]]>([
    ["taroks beside so many matadors", ["bo 12 matadors"], ["bo taroks 12"]],
    ["none beside few matadors", ["bo 9 matadors"], []],
    ["none where the taroks were declared", ["bo 12 matadors", "bo 13 taroks with"], []],
    ["matadors of who has every tarok", ["bo 22 taroks with"], ["bo matadors 22"]],
    [
      "half kings of who holds the scus and three kings",
      ["bo half hearts without jack", "bo half spades without jack", "bo half clubs without jack"],
      ["bo half/overfull kings"],
    ],
    [
      "half kings where the fourth is in another hand",
      ["bo half hearts without jack", "bo half spades without jack", "bo half clubs without jack", "ann full diamonds"],
      ["bo half kings"],
    ],
    [
      "overfull kings",
      ["bo overfull hearts", "bo overfull spades", "bo overfull clubs", "bo overfull diamonds"],
      ["bo overfull kings"],
    ],
    ["full kings", ["bo full hearts", "bo full spades", "bo full clubs", "bo full diamonds"], ["bo full kings"]],
    [
      "none where it was declared",
      ["bo full hearts", "bo full spades", "bo full clubs", "bo full diamonds", "bo full kings"],
      [],
    ],
    ["none of three kings without the scus", ["bo full hearts", "bo full spades", "bo full clubs"], []],
    ["none of ordinary declarations", ["bo 11 taroks with", "bo half hearts without king", "ann full spades"], []],
  ])("%s", (_, declarations, expected) => {
    expect(forgotten(declarations)).toEqual(expected);
  });

  test("none of who was fined for it, and none of what was withdrawn", () => {
    expect(forgotten(["bo 12 matadors"], { fines: [{ player: "bo", kind: "forgottenDeclaration" }] })).toEqual([]);
    const withdrawn = [
      ...declared("bo 12 matadors"),
      ...declared("bo 12 taroks with").map((row) => ({ ...row, withdrawn: true as const })),
    ];
    expect(of("forgottenDeclaration", { declarations: withdrawn })).toEqual([]);
  });
});

describe("a declaration that may be false", () => {
  const offers = (...declarations: readonly string[]) =>
    of("falseDeclaration", { declarations: [...declared(...declarations)] });

  test("can be withdrawn with its fine, the half first", () => {
    expect(offers("bo half spades without king", "bo full hearts")).toMatchObject([
      {
        problem: { code: "handContradiction", card: "scus" },
        withdrawals: [
          { row: 0, fine: { player: "bo", kind: "falseDeclaration" } },
          { row: 1, fine: { player: "bo", kind: "falseDeclaration" } },
        ],
      },
    ]);
    expect(offers("ann 3 matadors", "bo half spades without king")[0]?.withdrawals.map(({ row }) => row)).toEqual([
      1, 0,
    ]);
  });

  test("is nobody's where one was only written twice", () => {
    expect(offers("bo full hearts", "bo full hearts")).toEqual([]);
  });
});

describe("a deal that was not counted", () => {
  const isTold = (fields: Partial<Deal>, rules = HJORRING) => of("notCounted", fields, rules).length > 0;
  const lastTrick = { winner: "bo" };

  test("is pointed out where it should have been", () => {
    expect(isTold({ lastTrick })).toBe(true);
    expect(isTold({ lastTrick: { ...lastTrick, ultimo: "king" } })).toBe(true);
    expect(isTold({ tout: "bo" })).toBe(true);
  });

  test("but not before its end, after a nolo, when voided, or counted", () => {
    expect(isTold({})).toBe(false);
    expect(isTold({ nolo: "ann", lastTrick })).toBe(false);
    expect(isTold({ voided: true })).toBe(false);
    const counts: Deal["counts"] & object = [
      { player: "ann", points: 20 },
      { player: "bo", points: 30 },
    ];
    expect(isTold({ lastTrick, counts })).toBe(false);
    expect(isTold({ tout: "bo" }, { ...HJORRING, count: { ...HJORRING.count, afterTout: false } })).toBe(false);
  });
});
