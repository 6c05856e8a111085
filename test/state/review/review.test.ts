import { describe, expect, test } from "vitest";
import { replay, settle, stateAfter } from "../../../src/ledger/index.ts";
import { own, type PlayerId } from "../../../src/model/index.ts";
import { reviewOf } from "../../../src/state/review/index.ts";
import { CASES, CLUB_EVENING } from "../../support/cases.ts";
import { followed } from "../../support/world.ts";

/** The review of a file, and what a replay of its first entries comes to. */
function reviewed(file: (typeof CLUB_EVENING)["file"]) {
  const review = reviewOf(followed(file).evening);
  const after = (entries: number) => stateAfter(replay({ ...file, entries: file.entries.slice(0, entries) }));
  return { ...review, after };
}

describe("every moment of an evening", () => {
  test.each(CASES)("holds what a replay up to it comes to: %s", (_, { file }) => {
    const { moments, after } = reviewed(file);
    const entries = moments.filter(({ kind }) => kind === "entry");
    expect(entries.map(({ line }) => line?.entry.id)).toEqual(file.entries.map(({ id }) => id));
    for (const [i, { seats, balances, pots, away }] of moments.slice(0, entries.length + 1).entries()) {
      const { books, seats: sitting } = after(i);
      expect(seats.map(({ id }) => id)).toEqual(sitting);
      expect(Object.fromEntries(pots.map(({ pot, after: holds }) => [pot, holds]))).toEqual(books.pots);
      for (const [id, balance] of balances) expect(balance).toBe(own(books.players, id));
      for (const [id, held] of Object.entries(books.players)) if (held !== 0) expect(balances.get(id)).toBe(held);
      expect(away.every(({ id, balance }) => !sitting.includes(id) && balance === own(books.players, id))).toBe(true);
    }
  });

  test.each(CASES)("moves everybody at the table from one to the next: %s", (_, { file }) => {
    const { moments } = reviewed(file);
    const before = new Map<PlayerId, number>();
    for (const { seats, balances } of moments) {
      for (const { id, balance, moved } of seats) expect((before.get(id) ?? 0) + moved).toBe(balance);
      for (const [id, balance] of balances) before.set(id, balance);
    }
  });
});

describe("the last moment", () => {
  const { file } = CLUB_EVENING;

  test("of an evening that has ended is the pots shared and what everybody comes to", () => {
    const last = reviewed(file).moments.at(-1);
    const { points, split } = settle(file, stateAfter(replay(file)));
    expect(last?.kind).toBe("end");
    expect(Object.fromEntries(last?.balances ?? [])).toEqual(points);
    expect(last?.seats.map(({ id, moved }) => [id, moved])).toEqual(Object.entries(split.shares));
    expect(last?.pots.map(({ after }) => after)).toEqual([0, 0]);
  });

  test("of one that runs is its last entry", () => {
    const { moments } = reviewed({ ...file, end: null });
    expect(moments).toHaveLength(file.entries.length + 1);
    expect(moments.at(-1)?.line?.entry.id).toBe(file.entries.at(-1)?.id);
  });
});

describe("the story", () => {
  test("leads to where each of its numbers happened, as often as it says", () => {
    for (const [, { file }] of CASES) {
      const { story, moments } = reviewed(file);
      const ids = moments.map(({ line }) => line?.entry.id);
      for (const { as, amount, where } of story.lines) {
        expect(where).toHaveLength(as === "times" ? amount : 0);
        expect(where.every(({ line }) => ids.includes(line.entry.id))).toBe(true);
      }
    }
  });

  test("names who dealt and who sat out at the deal it leads to", () => {
    const { moments } = reviewed(CLUB_EVENING.file);
    const [first] = CLUB_EVENING.file.entries as unknown as { dealer: string; sittingOut: string[] }[];
    expect(moments[1]?.seats.filter(({ deals }) => deals).map(({ id }) => id)).toEqual([first?.dealer]);
    expect(moments[1]?.seats.filter(({ sitsOut }) => sitsOut).map(({ id }) => id)).toEqual(first?.sittingOut);
  });
});
