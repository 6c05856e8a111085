import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { append, open, replay, settle, stateAfter } from "../../src/ledger/index.ts";
import type { Books } from "../../src/model/index.ts";
import { type TarokEvening, tarokEvening } from "../arbitraries/evening.ts";

const total = (amounts: Readonly<Record<string, number>>): number => Object.values(amounts).reduce((a, b) => a + b, 0);
const sumOf = ({ players, pots, difference }: Books): number => total(players) + total(pots) + difference;
const booksOf = (evening: TarokEvening): Books[] => {
  const { opening, postings } = replay(evening);
  return [opening, ...postings].map(({ state }) => state.books);
};

describe("every evening", () => {
  test("sums to zero after every entry", () => {
    fc.assert(fc.property(tarokEvening, (evening) => booksOf(evening).every((books) => sumOf(books) === 0)));
  });

  test("never has a pot below zero", () => {
    fc.assert(
      fc.property(tarokEvening, (evening) =>
        booksOf(evening).every(({ pots }) => Object.values(pots).every((holds) => holds >= 0)),
      ),
    );
  });

  test("moves positive amounts between two accounts", () => {
    fc.assert(
      fc.property(tarokEvening, (evening) =>
        replay(evening)
          .postings.flatMap(({ transfers }) => transfers)
          .every(({ from, to, amount }) => amount > 0 && from !== to),
      ),
    );
  });

  test("comes to the same posted entry by entry and replayed", () => {
    fc.assert(
      fc.property(tarokEvening, (evening) => {
        const replayed = replay(evening);
        let { state } = open(evening);
        for (const [index, entry] of evening.entries.entries()) {
          const posting = append(evening, state, entry);
          expect(posting).toEqual(replayed.postings[index]);
          state = posting.state;
        }
      }),
    );
  });

  test("amended comes to the same whether it goes on from before the amended entry or starts anew", () => {
    fc.assert(
      fc.property(tarokEvening, fc.nat(), (evening, at) => {
        const place = at % Math.max(1, evening.entries.length);
        const entries = evening.entries.map((entry, index) =>
          index === place && entry.type === "deal" ? { ...entry, fines: [], declarations: [] } : entry,
        );
        const amended = { ...evening, entries };
        const before = replay({ ...evening, entries: evening.entries.slice(0, place) });
        let state = stateAfter(before);
        for (const entry of entries.slice(place)) state = append(amended, state, entry).state;
        expect(state).toEqual(stateAfter(replay(amended)));
      }),
    );
  });

  test("leaves exactly nothing once every payment is made", () => {
    fc.assert(
      fc.property(tarokEvening, (evening) => {
        const { money, payments } = settle(evening, stateAfter(replay(evening)));
        fc.pre(money !== null && payments !== null);
        const left = new Map(Object.entries(money));
        for (const { from, to, amountMinor } of payments) {
          left.set(from, (left.get(from) ?? 0) + amountMinor);
          left.set(to, (left.get(to) ?? 0) - amountMinor);
        }
        expect([...left.values()].filter((amount) => amount !== 0)).toEqual([]);
      }),
    );
  });

  test("settles no money exactly while the difference is not zero", () => {
    fc.assert(
      fc.property(tarokEvening, (evening) => {
        const state = stateAfter(replay(evening));
        const { split, points, money, payments } = settle(evening, state);
        expect(total(split.shares)).toBe(total(state.books.pots));
        expect(total(points)).toBe(state.books.difference === 0 ? 0 : -state.books.difference);
        expect([money === null, payments === null]).toEqual([
          state.books.difference !== 0,
          state.books.difference !== 0,
        ]);
      }),
    );
  });
});

describe("the order of the seats and of the players", () => {
  const shuffled = tarokEvening.chain((evening) =>
    fc.record({
      evening: fc.constant(evening),
      seats: fc.shuffledSubarray([...evening.seats], { minLength: evening.seats.length }),
      players: fc.shuffledSubarray([...evening.players], { minLength: evening.players.length }),
    }),
  );

  test("changes no balance", () => {
    fc.assert(
      fc.property(shuffled, ({ evening, seats, players }) => {
        expect(booksOf({ ...evening, seats, players })).toEqual(booksOf(evening));
      }),
    );
  });

  test("changes only who of several lowest gets the remainder", () => {
    fc.assert(
      fc.property(shuffled, ({ evening, seats, players }) => {
        const other = { ...evening, seats, players };
        const [was, is] = [evening, other].map((one) => settle(one, stateAfter(replay(one))));
        expect(is?.split.lowest.toSorted()).toEqual(was?.split.lowest.toSorted());
        if (was?.split.remainderTo === is?.split.remainderTo) expect(is?.points).toEqual(was?.points);
        else expect(was?.split.lowest.length).toBeGreaterThan(1);
      }),
    );
  });
});
