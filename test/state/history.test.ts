import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { append, open } from "../../src/ledger/index.ts";
import { type Account, type Evening, held, points } from "../../src/model/index.ts";
import type { Deal } from "../../src/rules/index.ts";
import { accountIn, accountsOf, historyOf } from "../../src/state/history.ts";
import type { Line } from "../../src/state/index.ts";
import { tarokEvening } from "../arbitraries/evening.ts";
import { TAROK_CASES } from "../support/cases.ts";

/** The story of a file, posted entry by entry. */
function storyOf(file: Evening) {
  const opening = open(file);
  let { state } = opening;
  const lines = file.entries.map((entry, index): Line => {
    const step = append(file, state, entry);
    state = step.state;
    return { index, number: null, problems: [], ...step };
  });
  return { opening, lines, books: state.books };
}

/** The first account whose history breaks a law, and which. */
function broken(file: Evening): string[] {
  const story = storyOf(file);
  return [...accountsOf(story.books), "difference" as const].flatMap((account) => {
    const { holds, rows, earlier } = historyOf(account, story);
    const all = [...rows, ...earlier].toReversed();
    const running = all.map(({ change }, i) => all.slice(0, i).reduce((sum, row) => sum + row.change, 0) + change);
    const paid = all.map(({ transfers }) =>
      transfers.reduce((sum, { to, amount }) => sum + (to === account ? amount : -amount), 0),
    );
    const laws = {
      "ends with the balance": holds === held(story.books, account) && (rows[0]?.holds ?? 0) === holds,
      "each row's payments sum to its change": all.every(({ change }, i) => change === paid[i]),
      "each cause's part sums to the change": all.every(
        ({ change, causes }) => causes.reduce((sum, cause) => sum + cause.change, 0) === change,
      ),
      "the running sum": all.every((row, i) => row.holds === running[i]),
      "what is shown first begins at nothing": rows.reduce((sum, { change }) => sum + change, 0) === holds,
      "keys are unlike": new Set(all.map(({ key }) => key)).size === all.length,
    };
    return Object.entries(laws).flatMap(([law, holdsTrue]) => (holdsTrue ? [] : [`${account}: ${law}`]));
  });
}

describe("the history of every account", () => {
  test.for(TAROK_CASES)("comes to what the books say: %s", ([, { file }]) => expect(broken(file)).toEqual([]));

  test("comes to what the books say in any evening", () => {
    fc.assert(fc.property(tarokEvening, (evening) => broken(evening).length === 0));
  });
});

const CLUB = TAROK_CASES.at(-1)?.[1].file;
if (!CLUB) throw new Error("no club evening");

/** A deal whose king ultimo empties the cup, and one before it. */
const DEALS: readonly Deal[] = [
  { type: "deal", id: "a", dealer: "p0", sittingOut: ["p2"], lastTrick: { winner: "p1" } },
  { type: "deal", id: "b", dealer: "p1", sittingOut: ["p3"], lastTrick: { winner: "p1", ultimo: "king" } },
  { type: "deal", id: "c", dealer: "p2", sittingOut: ["p0"], lastTrick: { winner: "p1" } },
];
const EMPTIED: Evening = { ...CLUB, entries: DEALS };
const told = (account: Account) => {
  const { rows, earlier } = historyOf(account, storyOf(EMPTIED));
  const row = ({ key, change, holds }: (typeof rows)[number]) => [key, change, holds];
  return [rows.map(row), earlier.map(row)];
};

test("a pot explains itself from where it was last emptied, the rest comes after", () => {
  expect(told("pot:king")).toEqual([
    [
      ["c 0", 5, 85],
      ["b 1", 80, 80],
    ],
    [
      ["b 0", 5 - 90, 0],
      ["a 0", 5, 85],
      [" 0", 80, 80],
    ],
  ]);
});

test("a person's balance is explained from the beginning, newest first", () => {
  expect(told("player:p2")).toEqual([
    [
      ["c 0", -30, -130],
      ["b 0", -60, -100],
      [" 0", -40, -40],
    ],
    [],
  ]);
});

test("an account that the evening has not is none", () => {
  const { books } = storyOf(EMPTIED);
  expect(accountIn(books, "pot:king")).toBe("pot:king");
  expect(accountIn(books, "difference")).toBe("difference");
  expect(accountIn(books, "player:nobody")).toBeUndefined();
  expect(accountIn(books, "constructor")).toBeUndefined();
  expect(books.difference).toBe(points(0));
});
