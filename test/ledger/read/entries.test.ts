import { describe, expect, test } from "vitest";
import { checkEntry, readEvening } from "../../../src/ledger/index.ts";
import { HJORRING, tarok } from "../../../src/rules/index.ts";
import { document, numbered } from "../../support/document.ts";
import { context, lines } from "../../support/tarok.ts";

type Raw = Record<string, unknown>;
const told = (entries: readonly Raw[], fields: Raw = {}): string[] => {
  const read = readEvening(document({ entries: numbered(...entries), ...fields }));
  return read.ok ? [] : lines(read.error);
};

const dealt = (fields: Raw = {}): Raw => ({ type: "deal", dealer: "ann", sittingOut: ["carl"], ...fields });
const transfer = (amount: unknown, fields: Raw = {}): Raw => ({
  type: "transfer",
  from: "pot:king",
  to: "player:ann",
  amount,
  ...fields,
});
const join = (player: unknown, fields: Raw = {}): Raw => ({ type: "join", player, after: null, ...fields });
const leave = (player: unknown, fields: Raw = {}): Raw => ({ type: "leave", player, takesShare: false, ...fields });

describe("how an entry is written", () => {
  test.each<[string, Raw, string[]]>([
    ["no entry", [] as unknown as Raw, ["entries[0].type: shape"]],
    ["an unknown type", { type: "dael" }, ["entries[0].type: shape"]],
    ["no type", { dealer: "ann" }, ["entries[0].type: shape"]],
    [
      "a key of another type",
      { type: "fine", player: "ann", kind: "misdeal", afterPlay: true },
      ["entries[0].afterPlay: shape"],
    ],
    ["a bad time", dealt({ at: "yesterday" }), ["entries[0].at: shape"]],
    [
      "false where nothing is written",
      dealt({ declarations: [{ player: "bo", kind: "full", of: "hearts", withdrawn: false }] }),
      ["entries[0].declarations[0].withdrawn: shape"],
    ],
    ["an empty id", dealt({ id: "" }), ["entries[0].id: shape"]],
    ["one sitting out twice", dealt({ sittingOut: ["carl", "carl"] }), ["entries[0].sittingOut[1]: shape"]],
    [
      "half of a suit",
      dealt({ declarations: [{ player: "bo", kind: "half", of: "hearts", missing: "clubs" }] }),
      ["entries[0].declarations[0].missing: shape"],
    ],
    [
      "half of kings",
      dealt({ declarations: [{ player: "bo", kind: "half", of: "kings", missing: "jack" }] }),
      ["entries[0].declarations[0].missing: shape"],
    ],
    [
      "half of nothing",
      dealt({ declarations: [{ player: "bo", kind: "half", missing: "jack" }] }),
      ["entries[0].declarations[0].of: shape"],
    ],
    [
      "an unknown declaration",
      dealt({ declarations: [{ player: "bo", kind: "solo" }] }),
      ["entries[0].declarations[0].kind: shape"],
    ],
    [
      "two matadors",
      dealt({ declarations: [{ player: "bo", kind: "matadors", count: 2 }] }),
      ["entries[0].declarations[0].count: amount"],
    ],
    [
      "ten and a half taroks",
      dealt({ declarations: [{ player: "bo", kind: "taroks", count: 10.5, withPagat: true }] }),
      ["entries[0].declarations[0].count: amount"],
    ],
    [
      "other without amount",
      dealt({ fines: [{ player: "bo", kind: "other" }] }),
      ["entries[0].fines[0].amount: shape"],
    ],
    [
      "a suit of the pagat",
      dealt({ lost: [{ card: "pagat", suit: "hearts", player: "bo" }] }),
      ["entries[0].lost[0].suit: shape"],
    ],
    [
      "a suit without ultimo",
      dealt({ lastTrick: { winner: "bo", suit: "hearts" } }),
      ["entries[0].lastTrick.suit: shape"],
    ],
    [
      "a suit of a pagat ultimo",
      dealt({ lastTrick: { winner: "bo", ultimo: "pagat", suit: "hearts" } }),
      ["entries[0].lastTrick.suit: shape"],
    ],
    [
      "refused without ultimo",
      dealt({ lastTrick: { winner: "bo", refused: true } }),
      ["entries[0].lastTrick.refused: shape"],
    ],
    ["one count", dealt({ counts: [{ player: "bo", points: 20 }] }), ["entries[0].counts[1]: shape"]],
    [
      "three counts",
      dealt({ counts: ["ann", "bo", "dora"].map((player) => ({ player, points: 26 })) }),
      ["entries[0].counts[2]: shape"],
    ],
    ["four taroks in the skat", dealt({ skatTaroks: 4 }), ["entries[0].skatTaroks: amount"]],
    ["no jetons", { type: "jetons", player: "ann", amount: 0 }, ["entries[0].amount: amount"]],
    ["nobody counted", { type: "jetonCount", counts: [] }, ["entries[0].counts: shape"]],
    ["an unknown pot", { type: "potCheck", pot: "queen", counted: 0 }, ["entries[0].pot: shape"]],
    ["an unknown account", transfer(5, { to: "pot:queen" }), ["entries[0].to: shape"]],
    ["an account of nobody", transfer(5, { to: "player:" }), ["entries[0].to: shape"]],
    ["nothing transferred", transfer(0), ["entries[0].amount: amount"]],
    ["more than a million", transfer(1_000_001, { from: "difference" }), ["entries[0].amount: amount"]],
  ])("%s", (_, entry, expected) => {
    expect(told([entry])).toEqual(expected);
  });
});

describe("every fault of an entry is told", () => {
  test("a number out of range beside what cannot be", () => {
    const entry = dealt({ redeals: -1, nolo: "bo", lastTrick: { winner: "bo" } });
    expect(told([entry])).toEqual(["entries[0].redeals: amount", "entries[0].lastTrick.winner: noloTookTrick"]);
  });

  test("a field that cannot be read beside what cannot be", () => {
    const entry = dealt({ note: null, nolo: "bo", lastTrick: { winner: "bo" }, hand: 1 });
    expect(told([entry])).toEqual([
      "entries[0].note: shape",
      "entries[0].hand: shape",
      "entries[0].lastTrick.winner: noloTookTrick",
    ]);
  });

  test("an id that is taken, by an entry or a player, even of an entry that cannot be read", () => {
    expect(told([dealt({ id: "x" }), { type: "?", id: "x" }, dealt({ id: "eli" })])).toEqual([
      "entries[1].type: shape",
      "entries[1].id: duplicateId",
      "entries[2].id: duplicateId",
    ]);
  });
});

describe("after a fault the pots are unknown", () => {
  const overdrawn = transfer(81);
  test("and may be overdrawn", () => {
    expect(told([overdrawn])).toEqual(["entries[0].amount: potNegative"]);
    expect(told([dealt({ nolo: "zoe" }), overdrawn])).toEqual(["entries[0].nolo: unknownPlayer"]);
    expect(told([overdrawn, overdrawn])).toEqual(["entries[0].amount: potNegative"]);
    expect(told([overdrawn], { jetons: { issued: -1 } })).toEqual(["jetons.issued: amount"]);
    expect(told([overdrawn], { rules: { ...HJORRING, nolo: "x" } })).toEqual(["rules.nolo: shape"]);
    expect(told([overdrawn], { seats: ["ann", "bo"] })).toEqual(["seats: tableSize"]);
  });

  test("but not after one that moves no points", () => {
    expect(told([overdrawn], { firstDealer: "eli" })).toEqual([
      "firstDealer: notAtTable",
      "entries[0].amount: potNegative",
    ]);
    expect(told([overdrawn], { startedAt: "" })).toEqual(["startedAt: shape", "entries[0].amount: potNegative"]);
  });

  test("while everything else is still told", () => {
    expect(told([dealt({ nolo: "zoe" }), dealt({ dealer: "eli" }), dealt({ voided: true, tout: "bo" })])).toEqual([
      "entries[0].nolo: unknownPlayer",
      "entries[1].dealer: notAtTable",
      "entries[2].tout: voidedHasResult",
    ]);
  });

  test("what was taken from a pot before is gone", () => {
    expect(told([transfer(80), transfer(1)])).toEqual(["entries[1].amount: potNegative"]);
    expect(told([transfer(80), dealt(), transfer(5)])).toEqual([]);
  });
});

describe("the table goes on after a join or leave that is refused", () => {
  test("with who could sit down", () => {
    expect(told([join("eli", { paysIn: "no" }), dealt({ sittingOut: ["carl", "dora"] })])).toEqual([
      "entries[0].paysIn: shape",
    ]);
    expect(told([join("eli", { after: "zoe" }), dealt({ sittingOut: ["carl", "eli"] })])).toEqual([
      "entries[0].after: unknownPlayer",
    ]);
    expect(told([join("bo"), dealt()])).toEqual(["entries[0].player: alreadyAtTable"]);
  });

  test("without who could leave", () => {
    const three = dealt({ sittingOut: [] });
    expect(told([leave("dora", { takesShare: 1 }), three])).toEqual(["entries[0].takesShare: shape"]);
    expect(told([leave("eli"), dealt()])).toEqual(["entries[0].player: notAtTable"]);
  });

  test("and with those who come and go later", () => {
    const entries = [
      dealt({ nolo: "zoe" }),
      join("eli"),
      leave("dora"),
      dealt({ sittingOut: ["eli"] }),
      dealt({ sittingOut: ["dora"] }),
    ];
    expect(told(entries)).toEqual(["entries[0].nolo: unknownPlayer", "entries[4].sittingOut[0]: notAtTable"]);
  });
});

describe("what a broken set-up leaves uncertain is not told", () => {
  test("who is in the file", () => {
    const players = [{ id: "ann", name: "" }, { name: "bo" }];
    expect(told([dealt({ nolo: "zoe", sittingOut: [] })], { players })).toEqual([
      "players[1].id: shape",
      "entries[0].sittingOut: notThreePlaying",
    ]);
  });

  test("who sits at the table", () => {
    for (const seats of ["ann", ["ann", "bo", 3, "dora"], ["ann", "bo", "bo", "dora"], null]) {
      const lines = told([dealt({ tout: "eli", nolo: "zoe" }), join("bo")], { seats });
      expect(lines.filter((line) => !line.startsWith("seats"))).toEqual([
        "entries[0].nolo: unknownPlayer",
        "entries[0].tout: toutLostTrick",
      ]);
    }
  });

  test("but the rules that can be read still hold", () => {
    const rules = { ...HJORRING, declarations: { ...HJORRING.declarations, taroksFrom: 8 }, nolo: null };
    const taroks = (count: number) =>
      dealt({ declarations: [{ player: "bo", kind: "taroks", count, withPagat: true }] });
    expect(told([taroks(8), taroks(7)], { rules })).toEqual([
      "rules.nolo: shape",
      "entries[1].declarations[0].count: amount",
    ]);
  });
});

test("a pot that doubles with every king bagud is refused before it can no longer be counted", () => {
  const bagud = ["bo", "dora"].map((player) => ({ card: "king", player }));
  const entries = Array.from({ length: 60 }, () => dealt({ lastTrick: { winner: "ann", bagud } }));
  expect(told(entries.slice(0, 20))).toEqual([]);
  expect(told(entries)).toEqual(["entries[21]: amount"]);
});

describe("the door for one entry", () => {
  const taken = new Set(["ann", "bo", "carl", "dora", "e0"]);
  test("gives the entry as it was written", () => {
    const entry = { id: "e1", ...dealt({ nolo: "bo" }) };
    expect(checkEntry(tarok, entry, context(), taken)).toEqual({ ok: true, value: entry });
  });

  test("or its faults, with paths inside it", () => {
    const read = checkEntry(tarok, { id: "e0", ...dealt({ nolo: "eli" }) }, context(), taken);
    expect(read.ok ? [] : lines(read.error)).toEqual(["id: duplicateId", "nolo: notAtTable"]);
    expect(read.ok ? [] : read.error[0]).toMatchObject({ name: "e0" });
    const unreadable = checkEntry(tarok, null, context(), taken);
    expect(unreadable.ok ? [] : lines(unreadable.error)).toEqual([": shape"]);
  });
});
