import { describe, expect, test } from "vitest";
import { append, open } from "../../src/ledger/index.ts";
import {
  type Account,
  type Points,
  playerAccount,
  points,
  potAccount,
  type Reason,
  type Transfer,
} from "../../src/model/index.ts";
import { lastPushed } from "../../src/state/pushed.ts";
import type { Line } from "../../src/state/types.ts";
import { CLUB_EVENING, TAROK_CASES } from "../support/cases.ts";

const SEATS = ["inger", "karen", "poul", "svend"];
const books = { players: {}, pots: {}, difference: points(0) };
const line = (transfers: readonly Transfer[], number: number | null = 1): Line => ({
  index: 0,
  number,
  entry: { type: number === null ? "fine" : "deal", id: "d" },
  transfers,
  state: { books, seats: SEATS },
  problems: [],
});
const pays = (from: string, to: Account, amount: number, reason: Reason): Transfer => ({
  from: playerAccount(from),
  to,
  amount: points(amount),
  reason,
});

/** Karen makes ultimo with a king, Inger and she had declared; the pot is funded again. */
const ULTIMO = line([
  pays("poul", potAccount("pagat"), 5, "dealerFee"),
  pays("poul", potAccount("king"), 5, "dealerFee"),
  pays("inger", playerAccount("karen"), 5, "declaration"),
  pays("poul", playerAccount("karen"), 5, "declaration"),
  pays("karen", playerAccount("inger"), 10, "declaration"),
  pays("poul", playerAccount("inger"), 10, "declaration"),
  pays("inger", playerAccount("karen"), 40, "ultimo"),
  pays("poul", playerAccount("karen"), 40, "ultimo"),
  { from: potAccount("king"), to: playerAccount("karen"), amount: points(150), reason: "ultimo" },
  ...SEATS.map((id) => pays(id, potAccount("king"), 20, "funding")),
]);

describe("the last deal as the table sees it", () => {
  test("between two people only the difference is pushed", () => {
    expect(lastPushed([ULTIMO])?.between).toEqual([
      { from: "inger", to: "karen", amount: 35 },
      { from: "poul", to: "karen", amount: 45 },
      { from: "poul", to: "inger", amount: 10 },
    ]);
  });

  test("an emptied pot, the fee and the funding stand apart", () => {
    const pushed = lastPushed([ULTIMO]);
    expect(pushed?.emptied).toEqual([{ from: "king", to: "karen", amount: 150 }]);
    expect(pushed?.putIn).toEqual([
      { players: ["poul"], everybody: false, into: [{ pots: ["pagat", "king"], amount: 5 }] },
      { players: SEATS, everybody: true, into: [{ pots: ["king"], amount: 20 }] },
    ]);
    expect(SEATS.map((id) => pushed?.net(id))).toEqual([-45, 210, -85, -20]);
  });

  test("what differs from pot to pot is told pot by pot", () => {
    const bagud = line([
      pays("poul", potAccount("pagat"), 5, "dealerFee"),
      pays("poul", potAccount("king"), 5, "dealerFee"),
      pays("poul", potAccount("king"), 60, "bagud"),
    ]);
    expect(lastPushed([bagud])?.putIn.map(({ into }) => into)).toEqual([
      [
        { pots: ["pagat"], amount: 5 },
        { pots: ["king"], amount: 65 },
      ],
    ]);
  });

  test("what two owe each other equally is not pushed, and what is no deal is not looked at", () => {
    const even = line([
      pays("poul", playerAccount("karen"), 5, "declaration"),
      pays("karen", playerAccount("poul"), 5, "declaration"),
    ]);
    const fine = line([pays("inger", potAccount("king"), 10, "fine")], null);
    expect(lastPushed([even, fine])?.between).toEqual([]);
    expect(lastPushed([fine])).toBeNull();
  });

  test.each([["the club's evening", CLUB_EVENING], ...TAROK_CASES] as const)(
    "nothing is lost or added: %s",
    (_, { file }) => {
      let { state } = open(file);
      file.entries.forEach((entry, index) => {
        const step = append(file, state, entry);
        state = step.state;
        const pushed = lastPushed([{ index, number: entry.type === "deal" ? 1 : null, ...step, problems: [] }]);
        if (!pushed) return;
        const sums = new Map<string, number>();
        const move = (id: string, by: number) => sums.set(id, (sums.get(id) ?? 0) + by);
        for (const { from, to, amount } of pushed.between) [move(from, -amount), move(to, amount)];
        for (const { to, amount } of pushed.emptied) move(to, amount);
        for (const { players, into } of pushed.putIn) {
          for (const { pots, amount } of into) for (const id of players) move(id, -amount * pots.length);
        }
        const nets = state.seats.map((id): [string, Points] => [id, pushed.net(id)]);
        expect(state.seats.map((id) => [id, sums.get(id) ?? 0])).toEqual(nets);
      });
    },
  );
});
