import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Carried, quitSince, runningAccounts, settleNight, statementOf } from "../../../src/ledger/club/index.ts";
import type { Payment } from "../../../src/model/index.ts";

const carried = (id: string, day: string, open: Record<string, number>, currency = "DKK"): Carried => ({
  id,
  startedAt: `${day}T19:00+01:00`,
  currency,
  paid: [],
  open: Object.entries(open).map(([player, minor]) => ({ id: player, minor })),
});
const paid = (id: string, day: string, from: string, to: string, amountMinor: number): Payment => ({
  id,
  at: `${day}T21:00+01:00`,
  from,
  to,
  amountMinor,
  currency: "DKK",
});
const evenings = [
  carried("e1", "2026-11-02", { bo: 1200, ib: -700, eva: -500 }),
  carried("e2", "2026-11-09", { bo: -200, ib: 200 }),
  carried("e3", "2026-11-16", { bo: 5, ib: -5 }, "SEK"),
];

describe("the running account", () => {
  test("carries what evenings left open, by currency, with the fewest payments that clear it", () => {
    expect(runningAccounts(evenings, [])).toEqual([
      {
        currency: "DKK",
        people: [
          { player: "bo", minor: 1000 },
          { player: "ib", minor: -500 },
          { player: "eva", minor: -500 },
        ],
        plan: [
          { from: "eva", to: "bo", amountMinor: 500 },
          { from: "ib", to: "bo", amountMinor: 500 },
        ],
      },
      {
        currency: "SEK",
        people: [
          { player: "bo", minor: 5 },
          { player: "ib", minor: -5 },
        ],
        plan: [{ from: "ib", to: "bo", amountMinor: 5 }],
      },
    ]);
  });

  test("names the largest claim first, whatever evening they sat down at", () => {
    const [dkk] = runningAccounts([carried("e", "2026-11-02", { ib: -700, bo: 200, eva: 500 })], []);
    expect(dkk?.people.map(({ player }) => player)).toEqual(["eva", "bo", "ib"]);
  });

  test("is settled in part", () => {
    const [dkk] = runningAccounts(evenings, [paid("p", "2026-11-20", "ib", "bo", 300)]);
    expect(dkk?.people).toEqual([
      { player: "bo", minor: 700 },
      { player: "ib", minor: -200 },
      { player: "eva", minor: -500 },
    ]);
  });

  test("paid as planned is clear", () => {
    const money = fc.array(
      fc.array(fc.tuple(fc.constantFrom("a", "b", "c", "d", "e"), fc.integer({ min: -900, max: 900 })), {
        maxLength: 5,
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(money, (all) => {
        const some = all.map((moves, i) => {
          const open: Record<string, number> = { x: 0 };
          for (const [id, minor] of moves) {
            open[id] = (open[id] ?? 0) + minor;
            open["x"] = (open["x"] ?? 0) - minor;
          }
          return carried(`e${i}`, "2026-11-02", open);
        });
        const plan = runningAccounts(some, []).flatMap((account) => account.plan);
        const payments = plan.map((one, i) => ({ ...paid(`p${i}`, "2026-11-20", one.from, one.to, one.amountMinor) }));
        expect(runningAccounts(some, payments).flatMap(({ people }) => people)).toEqual([]);
      }),
    );
  });

  test("explains each person's balance line by line", () => {
    const payment = paid("p", "2026-11-05", "eva", "bo", 500);
    expect(statementOf("bo", evenings, [payment])).toEqual([
      { kind: "evening", evening: "e1", at: "2026-11-02T19:00+01:00", currency: "DKK", minor: 1200, balance: 1200 },
      {
        kind: "payment",
        payment,
        other: "eva",
        at: "2026-11-05T21:00+01:00",
        currency: "DKK",
        minor: -500,
        balance: 700,
      },
      { kind: "evening", evening: "e2", at: "2026-11-09T19:00+01:00", currency: "DKK", minor: -200, balance: 500 },
      { kind: "evening", evening: "e3", at: "2026-11-16T19:00+01:00", currency: "SEK", minor: 5, balance: 5 },
    ]);
    expect(statementOf("eva", evenings, [payment]).at(-1)?.balance).toBe(0);
  });

  test("tells what was paid at the table beside what the evening came to", () => {
    const [one = carried("", "", {})] = evenings;
    const partly = { ...one, paid: [{ from: "eva", to: "bo", amountMinor: 300 }] };
    expect(statementOf("bo", [partly], []).map(({ kind, minor, balance }) => [kind, minor, balance])).toEqual([
      ["evening", 1500, 1500],
      ["atTable", -300, 1200],
    ]);
    const [, there] = statementOf("eva", [partly], []);
    expect(there).toMatchObject({ kind: "atTable", evening: "e1", other: "bo", minor: 300, balance: -500 });
    // Who came out even there, or was not there, has no line of it.
    expect(statementOf("bo", [carried("even", "2026-11-02", { bo: 0, ib: 50, eva: -50 })], [])).toEqual([]);
    expect(statementOf("finn", evenings, [])).toEqual([]);
  });

  test("says of which evenings everybody has been quits since", () => {
    const quits = (...payments: Payment[]) => [...quitSince(evenings, payments)];
    expect(quits()).toEqual([]);
    const [ib, eva] = [paid("p", "2026-11-10", "ib", "bo", 500), paid("q", "2026-11-12", "eva", "bo", 500)];
    expect(quits(ib)).toEqual([]);
    expect(quits(ib, eva)).toEqual(["e1", "e2"]);
    // What comes later opens nothing that was closed.
    const later = [...evenings, carried("e4", "2026-11-23", { bo: 100, ib: -100 })];
    expect([...quitSince(later, [ib, eva])]).toEqual(["e1", "e2"]);
    expect([...quitSince([carried("none", "2026-11-02", { bo: 0 })], [])]).toEqual([]);
    // One evening can make up for another, and who had nothing open in it does not keep it open.
    const [won, lost] = [
      { bo: 50, ib: -50, eva: 0 },
      { bo: -50, ib: 50 },
    ];
    expect([...quitSince([carried("a", "2026-11-02", won), carried("b", "2026-11-09", lost)], [])]).toEqual(["a", "b"]);
  });

  test("ends each statement at the balance that it shows", () => {
    const payments = [paid("p", "2026-11-05", "eva", "bo", 500), paid("q", "2026-11-01", "bo", "ib", 50)];
    for (const { currency, people } of runningAccounts(evenings, payments)) {
      for (const { player, minor } of people) {
        const lines = statementOf(player, evenings, payments).filter((line) => line.currency === currency);
        expect([player, lines.at(-1)?.balance]).toEqual([player, minor]);
      }
    }
  });

  test("counts a person who was merged as one, and a payment to oneself as nothing", () => {
    const resolve = (id: string) => (id === "eva" ? "bo" : id);
    const [dkk] = runningAccounts(evenings, [paid("p", "2026-11-05", "eva", "bo", 500)], resolve);
    expect(dkk?.people).toEqual([
      { player: "bo", minor: 500 },
      { player: "ib", minor: -500 },
    ]);
    expect(statementOf("bo", evenings, [paid("p", "2026-11-05", "eva", "bo", 500)], resolve)).toHaveLength(3);
  });
});

describe("a club night", () => {
  const tables = [
    carried("t1", "2026-11-30", { bo: 900, ib: -400, eva: -500 }),
    carried("t2", "2026-11-30", { bo: -300, per: 800, eva: -500 }),
  ];

  test("is settled over all its tables in one plan", () => {
    expect(settleNight(tables, [])).toEqual({
      people: [
        { player: "bo", byEvening: { t1: 900, t2: -300 }, minor: 600 },
        { player: "ib", byEvening: { t1: -400 }, minor: -400 },
        { player: "eva", byEvening: { t1: -500, t2: -500 }, minor: -1000 },
        { player: "per", byEvening: { t2: 800 }, minor: 800 },
      ],
      payments: [
        { from: "ib", to: "bo", amountMinor: 400, paid: false },
        { from: "eva", to: "bo", amountMinor: 200, paid: false },
        { from: "eva", to: "per", amountMinor: 800, paid: false },
      ],
    });
  });

  test("marks what was paid, and plans anew for what is left where something else was", () => {
    const marked = settleNight(tables, [paid("p", "2026-11-30", "eva", "per", 800)]);
    expect(marked.payments.map((payment) => payment.paid)).toEqual([false, false, true]);
    const other = settleNight(tables, [paid("p", "2026-11-30", "ib", "per", 400)]);
    expect(other.payments).toEqual([
      { from: "ib", to: "per", amountMinor: 400, paid: true },
      { from: "eva", to: "bo", amountMinor: 600, paid: false },
      { from: "eva", to: "per", amountMinor: 400, paid: false },
    ]);
  });
});
