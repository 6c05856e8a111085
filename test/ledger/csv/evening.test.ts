import { describe, expect, test } from "vitest";
import {
  type CsvWords,
  dealsCsv,
  type EveningBooks,
  paymentsCsv,
  standingsCsv,
} from "../../../src/ledger/csv/index.ts";
import { replay, settle, stateAfter } from "../../../src/ledger/index.ts";
import type { Evening } from "../../../src/model/index.ts";
import { CASES, CLUB_EVENING, TAROK_CASES } from "../../support/cases.ts";
import { readCsv } from "./rfc4180.ts";

const NAMES = ["Åse; Bo", 'den "lange"', "to\r\nlinjer", "=1+1", "æøå", "Bo"];

function booksOf(evening: Evening): EveningBooks {
  const replayed = replay(evening);
  const lines = replayed.postings.map((posting, i) => ({ ...posting, number: i + 1, problems: [] }));
  return { setup: evening, opening: replayed.opening, lines, settlement: settle(evening, stateAfter(replayed)) };
}

const headings = Object.fromEntries(
  [
    ...["date", "number", "kind", "time", "dealer", "sittingOut", "text", "cause"],
    ...["from", "to", "points", "money", "paid", "player", "balance", "pots"],
  ].map((word) => [word, word]),
) as CsvWords["headings"];

const wordsOf = ({ players }: Evening): CsvWords => {
  const player = (id: string) => NAMES[players.findIndex((one) => one.id === id)] ?? id;
  return {
    headings,
    tell: (line) => ({ kind: line?.entry.type ?? "opening", dealer: "", sittingOut: "", text: "" }),
    cause: (_, { reason }) => reason,
    player,
    account: (account) => (account.startsWith("player:") ? player(account.slice(7)) : account),
    balanceOf: (name) => `${name} balance`,
    settlement: "settlement",
    paid: (paid) => (paid ? "yes" : "no"),
    digits: 2,
  };
};

/** A name as the file shows it. */
const shown = (name: string): string => (name.startsWith("=") ? `'${name}` : name);

const { file } = CLUB_EVENING;

describe("the deals", () => {
  test("have a row an entry with what everybody then holds", () => {
    const [head, opening, ...rows] = readCsv(dealsCsv(booksOf(file), wordsOf(file)));
    const names = NAMES.slice(0, 4).map(shown);
    expect(head?.slice(7)).toEqual([
      ...names,
      ...NAMES.slice(0, 4).map((name) => shown(`${name} balance`)),
      "pot:pagat",
      "pot:king",
      "difference",
    ]);
    expect(opening).toEqual([
      "2026-10-24",
      "",
      "opening",
      "",
      "",
      "",
      "",
      ..."-40 -40 -40 -40 -40 -40 -40 -40 80 80 0".split(" "),
    ]);
    expect(rows).toHaveLength(28);
    expect(rows.map((row) => row.slice(11).map(Number))).toEqual(
      CLUB_EVENING.expected.entries.map(({ players, pots, difference }) => [
        ...Object.values(players),
        pots["pagat"],
        pots["king"],
        difference,
      ]),
    );
  });

  test("have the time on the wall, and an entry that moves nothing a row too", () => {
    const entries = [
      { type: "transfer", id: "t", at: "2026-10-24T23:05:59+02:00", from: "player:p0", to: "player:p1", amount: 5 },
      { type: "seats", id: "s", seats: file.seats },
    ];
    const rows = readCsv(dealsCsv(booksOf({ ...file, entries }), wordsOf(file))).slice(2);
    expect(rows.map((row) => row.slice(0, 11).join("|"))).toEqual([
      "2026-10-24|1|transfer|2026-10-24 23:05||||-5|5|0|0",
      "2026-10-24|2|seats|||||0|0|0|0",
    ]);
  });

  test.each(TAROK_CASES)("of %s move nothing out of the table", (_, { file }) => {
    const count = file.players.length;
    const rows = readCsv(dealsCsv(booksOf(file), wordsOf(file))).slice(1);
    for (const [at, row] of rows.entries()) {
      // What everybody holds is what it was and what the entry moved.
      const before = at === 0 ? [] : (rows[at - 1]?.slice(7 + count) ?? []);
      const moved = row.slice(7, 7 + count).map((points, i) => Number(points) + Number(before[i] ?? 0));
      expect(moved).toEqual(row.slice(7 + count, 7 + 2 * count).map(Number));
      const holds = row.slice(7 + count).map(Number);
      expect(holds.reduce((sum, points) => sum + points, 0)).toBe(0);
    }
  });
});

describe("the payments", () => {
  test.each(CASES)("of %s add up to what everybody ends with, and the pots give what is shared", (_, { file }) => {
    const books = booksOf(file);
    const rows = readCsv(paymentsCsv(books, wordsOf({ ...file, players: [] }))).slice(1);
    const sums = new Map<string, number>();
    for (const [, , , , from = "", to = "", points] of rows) {
      sums.set(from, (sums.get(from) ?? 0) - Number(points));
      sums.set(to, (sums.get(to) ?? 0) + Number(points));
    }
    const { points, split } = books.settlement;
    for (const { id } of file.players) expect(sums.get(id) ?? 0).toBe(points[id]);
    // A share of two pots comes from both together.
    const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
    const { pots } = (books.lines.at(-1) ?? books.opening).state.books;
    const fromPots = [...sums].filter(([account]) => account.startsWith("pot:")).map(([, sum]) => sum);
    expect(total(fromPots)).toBe(total(Object.values(pots)) - total(Object.values(split.shares)));
  });

  test("end with the pots, shared, and the plan, in money", () => {
    const rows = readCsv(paymentsCsv(booksOf(file), wordsOf(file)));
    expect(rows.filter((row) => row[2] === "settlement")).toEqual([
      ["2026-10-24", "", "settlement", "pots", "pot:pagat + pot:king", "Åse; Bo", "85", "", ""],
      ["2026-10-24", "", "settlement", "pots", "pot:pagat + pot:king", 'den "lange"', "90", "", ""],
      ["2026-10-24", "", "settlement", "pots", "pot:pagat + pot:king", "to\r\nlinjer", "85", "", ""],
      ["2026-10-24", "", "settlement", "pots", "pot:pagat + pot:king", "'=1+1", "85", "", ""],
      ["2026-10-24", "", "settlement", "", 'den "lange"', "Åse; Bo", "", "5,00", "no"],
      ["2026-10-24", "", "settlement", "", 'den "lange"', "to\r\nlinjer", "", "83,00", "no"],
      ["2026-10-24", "", "settlement", "", "'=1+1", "to\r\nlinjer", "", "5,50", "no"],
    ]);
  });
});

describe("the standings", () => {
  test("have a row a player", () => {
    expect(readCsv(standingsCsv(booksOf(file), wordsOf(file)))).toEqual([
      ["date", "player", "balance", "pots", "points", "money"],
      ["2026-10-24", "Åse; Bo", "-35", "85", "50", "5,00"],
      ["2026-10-24", 'den "lange"', "-970", "90", "-880", "-88,00"],
      ["2026-10-24", "to\r\nlinjer", "800", "85", "885", "88,50"],
      ["2026-10-24", "'=1+1", "-140", "85", "-55", "-5,50"],
    ]);
  });

  test("leave the money empty while jetons are missing", () => {
    const entries = [{ type: "transfer", id: "t", from: "player:p0", to: "difference", amount: 5 }];
    const rows = readCsv(standingsCsv(booksOf({ ...file, entries }), wordsOf(file))).slice(1);
    expect(rows.map((row) => row[5])).toEqual(["", "", "", ""]);
  });
});
