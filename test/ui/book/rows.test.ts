import { describe, expect, test } from "vitest";
import { type Evening, points } from "../../../src/model/index.ts";
import { columnsOf, storyOf } from "../../../src/ui/evening/columns.ts";
import { rowsOf } from "../../../src/ui/screens/book/rows.ts";
import { CLUB_EVENING, TAROK_CASES } from "../../support/cases.ts";
import { fakeEvening } from "../fakes/evening.ts";

const tellOf = (file: Evening) => storyOf(fakeEvening(file));
const bookOf = (file: Evening) => {
  const story = tellOf(file);
  const columns = columnsOf(story);
  return { columns, rows: rowsOf(story, columns) };
};

const { file } = CLUB_EVENING;
const joining = (entries: readonly object[]): Evening => ({
  ...file,
  players: [...file.players, { id: "p4", name: "Kaj" }, { id: "p5", name: "Ida" }],
  entries: entries as Evening["entries"],
});
const join = (id: string, player: string, after: string | null) => ({ type: "join", id, player, after });
const leave = (id: string, player: string) => ({ type: "leave", id, player, takesShare: false });

describe("the columns of the book", () => {
  test("are the seats as they were at the start", () => {
    expect(columnsOf(tellOf(file))).toEqual(["p0", "p1", "p2", "p3"]);
  });

  test("who comes later stands beside the neighbour at the table", () => {
    expect(columnsOf(tellOf(joining([join("j", "p4", "p1")])))).toEqual(["p0", "p1", "p4", "p2", "p3"]);
    expect(columnsOf(tellOf(joining([join("j", "p4", null)])))).toEqual(["p4", "p0", "p1", "p2", "p3"]);
  });

  test("who leaves keeps the column, also where somebody else takes the chair", () => {
    const { columns } = bookOf(joining([leave("l", "p1"), join("j", "p4", "p0")]));
    expect(columns).toEqual(["p0", "p4", "p1", "p2", "p3"]);
  });

  test("somebody who never sat down but was paid has one too, as long as it is not 0", () => {
    const transfer = { type: "transfer", id: "t", from: "player:p0", to: "player:p5", amount: points(10) };
    const back = { ...transfer, id: "b", from: "player:p5", to: "player:p0" };
    expect(columnsOf(tellOf(joining([transfer])))).toEqual(["p0", "p1", "p2", "p3", "p5"]);
    expect(columnsOf(tellOf(joining([transfer, back])))).toEqual(["p0", "p1", "p2", "p3"]);
  });
});

describe("the rows of the book", () => {
  test("are the entries newest first, and last the beginning of the evening", () => {
    const { rows } = bookOf(file);
    expect(rows.map(({ key }) => key)).toEqual([...file.entries.map(({ id }) => id).toReversed(), ""]);
    const begun = rows.at(-1);
    expect(begun?.cells.map(({ moved, balance }) => [moved, balance])).toEqual(Array(4).fill([-40, -40]));
    expect(begun?.pots).toEqual([
      { pot: "pagat", before: 0, after: 80 },
      { pot: "king", before: 0, after: 80 },
    ]);
  });

  test.each(TAROK_CASES)("stand after every entry where another program computed them: %s", (_, { file, expected }) => {
    const { columns, rows } = bookOf(file);
    const balances = rows.toReversed().map(({ cells }) => cells.map(({ balance }) => balance ?? 0));
    const known = [expected.opening, ...expected.entries].map(({ players }) => columns.map((id) => players[id] ?? 0));
    expect(balances).toEqual(known);
  });

  test.each(TAROK_CASES)("what a row moved is the way from the balance before to the one after: %s", (_, { file }) => {
    const { columns, rows } = bookOf(file);
    const forward = rows.toReversed();
    columns.forEach((_, column) => {
      let balance = 0;
      for (const { cells } of forward) {
        balance += cells[column]?.moved ?? 0;
        expect(cells[column]?.balance ?? 0).toBe(balance);
      }
    });
  });

  test("say nothing of somebody who is not at the table", () => {
    const { columns, rows } = bookOf(joining([leave("l", "p1"), join("j", "p4", "p0")]));
    const cellsOf = (id: string) =>
      rows.map(({ cells }) => cells[columns.indexOf(id)]).map((c) => [c?.moved, c?.balance]);
    expect(cellsOf("p4")).toEqual([
      [-40, -40],
      [null, null],
      [null, null],
    ]);
    // Who has left still owes what was lost.
    expect(cellsOf("p1")).toEqual([
      [null, -40],
      [0, -40],
      [-40, -40],
    ]);
  });
});
