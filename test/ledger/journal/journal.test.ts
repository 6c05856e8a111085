import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { findHledger } from "../../../scripts/browser.ts";
import { journal, replay, seasonJournal, settle, stateAfter } from "../../../src/ledger/index.ts";
import { playerNames } from "../../../src/ledger/journal/names.ts";
import { type Books, type Evening, points } from "../../../src/model/index.ts";
import type { TarokEntry } from "../../../src/rules/index.ts";
import { CASES, CLUB_EVENING } from "../../support/cases.ts";
import { setupOf } from "../../support/paying.ts";

describe("the names of players in a journal", () => {
  test.each([
    [
      ["Anna", "Bo"],
      ["Anna", "Bo"],
    ],
    [
      ["Bo", "Bo", "Bo"],
      ["Bo", "Bo 2", "Bo 3"],
    ],
    [
      ["Bo", "Bo 2", "Bo"],
      ["Bo", "Bo 2", "Bo 3"],
    ],
    [
      ["Bo  L.", " Bo\tL.\n", "Bo L."],
      ["Bo L.", "Bo L. 2", "Bo L. 3"],
    ],
    [
      ["Niels: ung", "Ellen; A."],
      ["Niels- ung", "Ellen, A."],
    ],
    [
      ["", " ", "\u0000"],
      ["?", "? 2", "? 3"],
    ],
  ])("%j are told apart and stand in one account each", (names, expected) => {
    const players = names.map((name, index) => ({ id: `p${index}`, name }));
    expect([...playerNames(players).values()]).toEqual(expected);
  });
});

describe("a journal", () => {
  test("has a transaction an entry, a pair of postings a payment, and the balance at each account's last", () => {
    const entries: TarokEntry[] = [
      { type: "transfer", id: "t1", from: "player:a", to: "player:b", amount: points(5) },
      { type: "seats", id: "s1", seats: ["c", "b", "a"] },
      { type: "fine", id: "f1", player: "b", kind: "misdeal" },
    ];
    const evening = { ...setupOf(["a", "b", "c"], { funding: points(0) }), entries };
    expect(journal(evening).split("\n").slice(10)).toEqual([
      "payee opening",
      "payee transfer",
      "payee seats",
      "payee fine",
      "",
      "2026-10-24 opening  ; evening",
      "",
      "2026-10-24 transfer  ; t1",
      "    players:A  -5 p = -5 p  ; transfer",
      "    players:B  5 p = 5 p  ; transfer",
      "",
      "2026-10-24 seats  ; s1",
      "",
      "2026-10-24 fine  ; f1",
      "    players:B  -5 p  ; fine",
      "    pots:pagat  5 p = 5 p  ; fine",
      "    players:B  -5 p = -5 p  ; fine",
      "    pots:king  5 p = 5 p  ; fine",
      "",
    ]);
  });
});

describe("a season's journal", () => {
  const put = (id: string, from: string, to: string, amount: number): TarokEntry =>
    ({ type: "transfer", id, from, to, amount: points(amount) }) as TarokEntry;
  const posted = (id: string, day: string, anna: string, ended: boolean, ...entries: readonly TarokEntry[]) => {
    const setup: Evening = {
      ...setupOf(["a", "b"], { funding: points(0) }),
      id,
      startedAt: `${day}T19:00:00+01:00`,
      players: [
        { id: "a", name: anna },
        { id: "b", name: "Bo" },
      ],
      end: ended ? { at: `${day}T23:00:00+01:00` } : null,
      entries,
    };
    return { setup, replay: replay(setup) };
  };

  test("has the evenings by day, one account a person by the first name, and the pots shared where one has ended", () => {
    const text = seasonJournal([
      posted("third", "2026-11-16", "A.", false, put("t3", "difference", "player:a", 5)),
      posted("second", "2026-11-09", "A.", true, put("t2", "player:a", "pot:king", 10)),
      posted("first", "2026-11-02", "Anna", true, put("t1", "player:a", "player:b", 30)),
    ]);
    expect(text.split("\n")).toEqual([
      "commodity 1000. p",
      "account players:Anna",
      "account players:Bo",
      "account pots:pagat",
      "account pots:king",
      "account difference",
      "payee opening",
      "payee transfer",
      "payee potSplit",
      "",
      "2026-11-02 opening  ; first",
      "",
      "2026-11-02 transfer  ; t1",
      "    players:Anna  -30 p = -30 p  ; transfer",
      "    players:Bo  30 p = 30 p  ; transfer",
      "",
      "2026-11-09 opening  ; second",
      "",
      "2026-11-09 transfer  ; t2",
      "    players:Anna  -10 p = -40 p  ; transfer",
      "    pots:king  10 p = 10 p  ; transfer",
      "",
      "2026-11-09 potSplit  ; second",
      "    pots:pagat  0 p = 0 p  ; potSplit",
      "    pots:king  -10 p = 0 p  ; potSplit",
      "    players:Anna  5 p = -35 p  ; potSplit",
      "    players:Bo  5 p = 35 p  ; potSplit",
      "",
      "2026-11-16 opening  ; third",
      "",
      "2026-11-16 transfer  ; t3",
      "    difference  -5 p = -5 p  ; transfer",
      "    players:Anna  5 p = -30 p  ; transfer",
      "",
    ]);
  });

  test("of evenings that go on has no split and declares none", () => {
    const text = seasonJournal([posted("one", "2026-11-02", "Anna", false, put("t", "player:a", "pot:king", 10))]);
    expect(text).not.toContain("potSplit");
    expect(text).toContain("pots:king  10 p = 10 p");
  });
});

const hledger = findHledger();

/** What hledger says of a journal; throws what it complains of. */
function read(text: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(hledger ?? "", ["-f", "-", ...args], {
    input: text,
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

type BalanceRow = readonly [
  name: string,
  string,
  number,
  readonly { readonly aquantity: { readonly decimalMantissa: number } }[],
];

/** The balances that hledger finds; an account that holds nothing has none. */
function balances(text: string): Map<string, number> {
  const [rows] = JSON.parse(read(text, "balance", "--flat", "-O", "json")) as [readonly BalanceRow[]];
  return new Map(rows.map(([name, , , [amount]]) => [name, amount?.aquantity.decimalMantissa ?? 0]));
}

function expected({ players, pots, difference }: Books, names: ReadonlyMap<string, string>): Map<string, number> {
  const all: [string, number][] = [
    ...Object.entries(players).map(([id, holds]): [string, number] => [`players:${names.get(id)}`, holds]),
    ...Object.entries(pots).map(([id, holds]): [string, number] => [`pots:${id}`, holds]),
    ["difference", difference],
  ];
  return new Map(all.filter(([, holds]) => holds !== 0));
}

describe.runIf(hledger)("hledger reads it", () => {
  function reads(evening: Evening): void {
    const text = journal(evening);
    expect(read(text, "check", "-s", "payees", "ordereddates")).toBe("");
    expect(balances(text)).toEqual(expected(stateAfter(replay(evening)).books, playerNames(evening.players)));
  }

  test.each(CASES)("%s: strictly, to the same balances", (_, { file }) => reads(file));

  test("a season of all of them, to the sums of their results", () => {
    const sums = new Map<string, number>();
    const add = (account: string, amount: number) => sums.set(account, (sums.get(account) ?? 0) + amount);
    const season = CASES.map(([, { file }], i) => {
      const startedAt = `2026-${String(1 + (i % 12)).padStart(2, "0")}-24T19:00:00+02:00`;
      const setup: Evening = { ...file, id: `evening ${i}`, startedAt };
      const done = replay(setup);
      const { books } = stateAfter(done);
      const settled = settle(setup, stateAfter(done));
      const shared = setup.end !== null && Object.values(settled.split.shares).some((share) => share > 0);
      for (const [id, holds] of Object.entries(shared ? settled.points : books.players)) add(id, holds);
      for (const [pot, holds] of Object.entries(shared ? {} : books.pots)) add(`pots:${pot}`, holds);
      add("difference", books.difference);
      return { setup, replay: done };
    });
    const text = seasonJournal(season);
    expect(read(text, "check", "-s", "payees", "ordereddates")).toBe("");
    const inOrder = season.toSorted((a, b) => (a.setup.startedAt < b.setup.startedAt ? -1 : 1));
    const first = new Map(
      inOrder
        .flatMap(({ setup }) => setup.players)
        .toReversed()
        .map((one) => [one.id, one]),
    );
    const names = playerNames([...first.values()].toReversed());
    const named = [...sums].map(([id, sum]): [string, number] => [
      names.has(id) ? `players:${names.get(id)}` : id,
      sum,
    ]);
    expect(balances(text)).toEqual(new Map(named.filter(([, sum]) => sum !== 0)));
  });

  test("whatever the players and entries are called", () => {
    const odd = [
      "a:b",
      "  ",
      "x  y",
      "; date:2020-01-01",
      "(v)",
      "[2020-01-01]",
      "Åse \u2028 \ud83c\udccf",
      "* =",
      "a:b",
    ];
    const { file } = CLUB_EVENING;
    reads({
      ...file,
      players: file.players
        .map((player, index) => ({ ...player, name: odd[index] ?? "" }))
        .concat(odd.slice(file.players.length).map((name, index) => ({ id: `more ${index}`, name }))),
      entries: file.entries.map((entry, index) => ({ ...entry, id: odd[index] ?? entry.id })),
    });
    for (const shift of [4, 6]) {
      reads({
        ...file,
        players: file.players.map((player, index) => ({ ...player, name: odd[(index + shift) % odd.length] ?? "" })),
      });
    }
  });
});
