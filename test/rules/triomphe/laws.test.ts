import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { append, readEvening, replay, settle, stateAfter, writeEvening } from "../../../src/ledger/index.ts";
import type { Books } from "../../../src/model/index.ts";
import { type TriompheEvening, triompheEvening } from "../../arbitraries/triomphe.ts";

const total = (amounts: Readonly<Record<string, number>>): number => Object.values(amounts).reduce((a, b) => a + b, 0);
const booksOf = (evening: TriompheEvening): Books[] => {
  const { opening, postings } = replay(evening);
  return [opening, ...postings].map(({ state }) => state.books);
};

describe("every evening of Triomphe forcée", () => {
  test("is read as it was written", () => {
    fc.assert(
      fc.property(triompheEvening, (evening) => {
        const read = readEvening(JSON.parse(JSON.stringify(writeEvening(evening, evening.entries, []))));
        expect(read.ok ? read.value.entries : read.error).toEqual(evening.entries);
      }),
    );
  });

  test("sums to zero after every entry, and its pot is never below zero", () => {
    fc.assert(
      fc.property(triompheEvening, (evening) => {
        for (const { players, pots, difference } of booksOf(evening)) {
          expect(total(players) + total(pots) + difference).toBe(0);
          expect(pots["pot"]).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test("has an empty pot after every round", () => {
    fc.assert(
      fc.property(triompheEvening, (evening) =>
        replay(evening).postings.every(({ entry, state }) => entry.type !== "round" || state.books.pots["pot"] === 0),
      ),
    );
  });

  test("moves positive amounts between two accounts", () => {
    fc.assert(
      fc.property(triompheEvening, (evening) =>
        replay(evening)
          .postings.flatMap(({ transfers }) => transfers)
          .every(({ from, to, amount }) => amount > 0 && from !== to),
      ),
    );
  });

  test("amended comes to the same whether it goes on from before the amended round or starts anew", () => {
    fc.assert(
      fc.property(triompheEvening, fc.nat(), (evening, at) => {
        const place = at % Math.max(1, evening.entries.length);
        const entries = evening.entries.map((entry, index) =>
          index === place && entry.type === "round"
            ? { type: entry.type, id: entry.id, dealer: entry.dealer, death: entry.dealer }
            : entry,
        );
        const amended = { ...evening, entries };
        let state = stateAfter(replay({ ...evening, entries: evening.entries.slice(0, place) }));
        for (const entry of entries.slice(place)) state = append(amended, state, entry).state;
        expect(state).toEqual(stateAfter(replay(amended)));
      }),
    );
  });

  test("comes to the same with the players in another order, and to the same for others who sit in the same places", () => {
    fc.assert(
      fc.property(triompheEvening, (evening) => {
        const reversed = { ...evening, players: evening.players.toReversed() };
        expect(booksOf(reversed)).toEqual(booksOf(evening));
        const other: TriompheEvening = JSON.parse(JSON.stringify(evening).replaceAll(/\bp(\d)\b/g, "q$1"));
        expect(booksOf(other)).toEqual(JSON.parse(JSON.stringify(booksOf(evening)).replaceAll(/\bp(\d)\b/g, "q$1")));
      }),
    );
  });

  test("shares no pot, and settles no money while something lies in it", () => {
    fc.assert(
      fc.property(triompheEvening, (evening) => {
        const state = stateAfter(replay(evening));
        const { split, money } = settle(evening, state);
        expect(split.shares).toEqual({});
        expect(money === null).toBe(state.books.pots["pot"] !== 0 || state.books.difference !== 0);
      }),
    );
  });
});
