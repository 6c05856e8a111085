import { describe, expect, test } from "vitest";
import { parse, pathText } from "../../../src/model/index.ts";
import { triomphe } from "../../../src/rules/triomphe/index.ts";

type Raw = Record<string, unknown>;
const told = (raw: unknown): string[] =>
  parse(triomphe.entrySchema, raw).problems.map(({ code, path }) => `${pathText(path)}: ${code}`);

const round = (fields: Raw = {}): Raw => ({ type: "round", id: "r", dealer: "a", ...fields });
const transfer = { type: "transfer", id: "t", from: "player:a", to: "pot:pot", amount: 5 };
const join = { type: "join", id: "j", player: "e", after: "a" };
const leave = { type: "leave", id: "l", player: "a" };
const at = "2026-01-01T20:00Z";

describe("how an entry of Triomphe forcée is written", () => {
  test.each<[string, Raw]>([
    ["a round with nothing", round()],
    ["a round with Death", round({ at, sittingOut: ["b", "c"], stake: 20, death: "a" })],
    [
      "a round with cards and tricks",
      round({ shown: [{ player: "b", cards: ["fool", "strength"] }], tricks: ["a", "b"] }),
    ],
    ["all three cards in one hand", round({ shown: [{ player: "b", cards: ["fool", "magician", "strength"] }] })],
    ["a transfer", { ...transfer, at, note: "for the coffee" }],
    ["somebody who sits down", { ...join, at }],
    ["before the first seat", { ...join, after: null }],
    ["somebody who leaves", { ...leave, at }],
  ])("%s", (_, raw) => {
    expect(parse(triomphe.entrySchema, raw)).toEqual({ typed: raw, problems: [] });
  });

  test.each<[string, unknown, string[]]>([
    ["no entry", null, [": shape"]],
    ["an entry of the other game", { ...round(), type: "deal" }, ["type: shape"]],
    ["no id", { type: "round", dealer: "a" }, ["id: shape"]],
    ["no dealer", { type: "round", id: "r" }, ["dealer: shape"]],
    ["a bad time", round({ at: "yesterday" }), ["at: shape"]],
    ["somebody who sits out twice", round({ sittingOut: ["b", "b"] }), ["sittingOut[1]: shape"]],
    ["a stake of nothing", round({ stake: 0 }), ["stake: amount"]],
    ["half a stake", round({ stake: 2.5 }), ["stake: amount"]],
    ["a card that nobody shows", round({ shown: [{ player: "b", cards: ["death"] }] }), ["shown[0].cards[0]: shape"]],
    ["a row without cards", round({ shown: [{ player: "b", cards: [] }] }), ["shown[0].cards: shape"]],
    [
      "four cards",
      round({ shown: [{ player: "b", cards: ["fool", "fool", "fool", "fool"] }] }),
      ["shown[0].cards: shape"],
    ],
    ["a row without its player", round({ shown: [{ cards: ["fool"] }] }), ["shown[0].player: shape"]],
    ["tricks of nobody", round({ tricks: ["a", null] }), ["tricks[1]: shape"]],
    ["an unknown key", round({ nolo: "a" }), ["nolo: shape"]],
    ["a pot of the other game", { ...transfer, to: "pot:king" }, ["to: shape"]],
    ["no seat to sit down at", { type: "join", id: "j", player: "e" }, ["after: shape"]],
    ["a join that pays in", { ...join, paysIn: true }, ["paysIn: shape"]],
    ["a leave that takes a share", { ...leave, takesShare: true }, ["takesShare: shape"]],
    ["nobody who leaves", { type: "leave", id: "l" }, ["player: shape"]],
  ])("%s is told", (_, raw, expected) => {
    expect(told(raw)).toEqual(expected);
  });
});
