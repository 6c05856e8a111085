import { describe, expect, test } from "vitest";
import { run } from "../../src/cli/run.ts";
import { journal } from "../../src/ledger/index.ts";
import type { Books } from "../../src/model/index.ts";
import { CASES, CLUB_EVENING } from "../support/cases.ts";

const club = JSON.stringify(CLUB_EVENING.file);
const wrong = { ...CLUB_EVENING.file, firstDealer: "nobody" };

/** Runs the command on files by name: what it prints, what it complains of, and the exit code. */
async function replay(args: readonly string[], files: Readonly<Record<string, string>> = {}) {
  const printed: string[] = [];
  const errors: string[] = [];
  const code = await run(args, {
    read: (file) => Promise.resolve(files[file]),
    print: (text) => printed.push(text),
    complain: (line) => errors.push(line),
  });
  return { code, printed, errors };
}

interface Output {
  readonly opening: Books;
  readonly entries: readonly (Books & { readonly id: string; readonly transfers: readonly object[] })[];
  readonly settlement?: { readonly payments: readonly object[] | null };
}

const outputsOf = (printed: readonly string[]): Output[] => printed.map((line) => JSON.parse(line));
const booksOf = ({ players, pots, difference }: Books): Books => ({ players, pots, difference });

describe("replay (format.md)", () => {
  test("prints one evening as one object, its keys in the order of format.md", async () => {
    const { code, printed, errors } = await replay(["club.json"], { "club.json": club });
    const [output] = outputsOf(printed);
    const [first] = output?.entries ?? [];
    expect([code, printed.length, errors]).toEqual([0, 1, []]);
    expect(Object.keys(output ?? {})).toEqual(["opening", "entries", "settlement"]);
    expect(Object.keys(output?.opening ?? {})).toEqual(["players", "pots", "difference"]);
    expect(Object.keys(first ?? {})).toEqual(["id", "type", "transfers", "players", "pots", "difference"]);
    expect(Object.keys(output?.settlement ?? {})).toEqual(["potSplit", "points", "money", "payments"]);
    expect(output?.settlement?.payments?.[0]).toEqual({ from: "p1", to: "p0", amountMinor: 500, paid: false });
  });

  test("prints of a payment who pays whom how much and why, and nothing else", async () => {
    const [output] = outputsOf((await replay(["-"], { "-": club })).printed);
    const transfers = output?.entries.flatMap((entry) => entry.transfers) ?? [];
    expect(transfers[0]).toEqual({ from: "player:p1", to: "pot:pagat", amount: 5, reason: "dealerFee" });
    expect(new Set(transfers.map((one) => Object.keys(one).join()))).toEqual(new Set(["from,to,amount,reason"]));
  });

  test("prints several as a compact line each, equal to what another program computed", async () => {
    const files = Object.fromEntries(CASES.map(([name, { file }]) => [name, JSON.stringify(file)]));
    const { code, printed } = await replay(Object.keys(files), files);
    const told = outputsOf(printed).map(({ opening, entries, settlement }) => {
      const { payments, ...amounts } = settlement ?? { payments: null };
      const settled = settlement && { settlement: { ...amounts, minPayments: payments?.length ?? null } };
      return { opening, entries: entries.map(booksOf), ...settled };
    });
    expect([code, printed.filter((line) => line.includes("\n"))]).toEqual([0, []]);
    expect(told).toEqual(CASES.map(([, { expected }]) => expected));
  });

  test("tells all faults, a line each, and prints nothing", async () => {
    const entries = [...wrong.entries, { type: "leave", id: "l\n1", player: "nobody", takesShare: true }];
    const file = JSON.stringify({ ...wrong, entries, "new\nkey": 1 });
    const { code, printed, errors } = await replay(["-"], { "-": file });
    expect([code, printed]).toEqual([2, []]);
    expect(errors.toSorted()).toEqual([
      expect.stringMatching(/^entries\[28\]\.player: unknownPlayer: .+\.$/),
      expect.stringMatching(/^firstDealer: unknownPlayer: .+\.$/),
      expect.stringMatching(/^new key: shape: .+\.$/),
    ]);
  });

  test("of several files prints null for those that are refused, and names them before their faults", async () => {
    const files = { "wrong.json": JSON.stringify(wrong), "club.json": club };
    const { code, printed, errors } = await replay(["wrong.json", "club.json", "missing.json"], files);
    expect([code, printed.map((line) => line.slice(0, 10))]).toEqual([2, ["null", '{"opening"', "null"]]);
    expect(errors).toEqual([
      expect.stringMatching(/^wrong\.json: firstDealer: unknownPlayer: .+\.$/),
      expect.stringMatching(/^missing\.json: : shape: .+\.$/),
    ]);
  });

  test.each(["", "{", "[]", "null"])("what is no JSON object is one shape with an empty path: %j", async (text) => {
    expect(await replay(["-"], { "-": text })).toEqual({
      code: 2,
      printed: [],
      errors: [expect.stringMatching(/^: shape: .+\.$/)],
    });
  });

  test("prints the journal of one evening", async () => {
    expect(await replay(["--journal", "-"], { "-": club })).toEqual({
      code: 0,
      printed: [journal(CLUB_EVENING.file)],
      errors: [],
    });
  });

  test.each([[[]], [["--journal"]], [["--all", "club.json"]], [["--journal", "club.json", "club.json"]]])(
    "says how it is called: %j",
    async (args) => {
      const errors = [expect.stringContaining("Usage: ")];
      expect(await replay(args, { "club.json": club })).toEqual({ code: 2, printed: [], errors });
    },
  );
});
