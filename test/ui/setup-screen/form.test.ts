import { describe, expect, test } from "vitest";
import { HJORRING } from "../../../src/rules/tarok/index.ts";
import { keysOf, NO_EDITS, type SetupEdits, shownOf } from "../../../src/ui/screens/setup/form.ts";
import { CLUB_EVENING } from "../../support/cases.ts";

const { entries: _, ...setup } = CLUB_EVENING.file;
const keys = (edits: Partial<SetupEdits>) => keysOf({ ...NO_EDITS, ...edits }, setup);

test("a form that nobody touched changes nothing", () => {
  expect(keys({})).toEqual({ keys: {}, faulty: [] });
});

describe("only what differs is changed:", () => {
  test.each<[string, Partial<SetupEdits>, object]>([
    ["the price", { money: { price: "25" } }, { money: { currency: "DKK", minorPerPoint: 25, roundToMinor: 50 } }],
    ["a price typed as it was", { money: { price: "10" } }, {}],
    ["jetons", { issued: "" }, { jetons: { issued: 0 } }],
    ["a place taken away", { texts: { place: " " } }, { place: null }],
    ["a note", { texts: { note: "regn " } }, { note: "regn" }],
    [
      "a name",
      { names: { p0: " Anders  B " } },
      { players: setup.players.map((player) => (player.id === "p0" ? { id: "p0", name: "Anders B" } : player)) },
    ],
    ["the seats", { seats: ["p1", "p0", "p2", "p3"] }, { seats: ["p1", "p0", "p2", "p3"] }],
    ["the first dealer", { firstDealer: "p3" }, { firstDealer: "p3" }],
    ["an amount", { rules: { "ultimo.king": "45" } }, { rules: { ...HJORRING, ultimo: { pagat: 45, king: 45 } } }],
    [
      "a fine",
      { rules: { "fines.revoke": "50" } },
      { rules: { ...HJORRING, fines: { ...HJORRING.fines, revoke: 50 } } },
    ],
    ["a choice", { rules: { voidKeeps: "play" } }, { rules: { ...HJORRING, voidKeeps: "play" } }],
    ["a switch", { rules: { lastTrickPaidOnBagud: true } }, { rules: { ...HJORRING, lastTrickPaidOnBagud: true } }],
  ])("%s", (_name, edits, changed) => {
    expect(keys(edits)).toEqual({ keys: changed, faulty: [] });
  });
});

test("another hour keeps the day", () => {
  const { keys: changed } = keys({ time: "20:15" });
  expect(changed.startedAt?.slice(0, 16)).toBe("2026-10-24T20:15");
});

test("what holds something that cannot be is named, and changes nothing", () => {
  const { keys: changed, faulty } = keys({
    money: { price: "0", currency: "KR" },
    issued: "x",
    date: "2026-02-31",
    names: { p1: " " },
    rules: { funding: "", "fines.misdeal": "1,5" },
  });
  expect(faulty).toEqual(["price", "currency", "issued", "date", "name p1", "funding", "fines.misdeal"]);
  expect(changed).toEqual({});
});

test("an order of seats from before somebody else changed them is left out", () => {
  const shown = shownOf({ ...NO_EDITS, seats: ["p1", "p0", "gone", "p3"] }, setup);
  expect(shown.seats).toEqual(setup.seats);
});
