import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tidy } from "../../src/model/index.ts";

describe("a name as somebody meant it", () => {
  test.each([
    ["  Bo \t\n Hansen ", "Bo Hansen"],
    ["A\u030Ase", "Åse"],
    ["Bo\u200B\u200D\uFEFF\u00AD", "Bo"],
    ["\u202Egnikke\u202C", "gnikke"],
    ["\u2066Bo\u2069\u200F", "Bo"],
    ["Bo\uD800", "Bo"],
    ["\u3164\u2060", ""],
    ["Bo\u0000\u0007\u2028Ib", "Bo Ib"],
    ["Familien 👨‍👩‍👧 ❤️ 👍🏽", "Familien 👨‍👩‍👧 ❤️ 👍🏽"],
    ["<img onerror=alert(1)>", "<img onerror=alert(1)>"],
    ["O\u2019Brien-Møller, æøå", "O’Brien-Møller, æøå"],
  ])("%j is %j", (typed, meant) => expect(tidy(typed)).toBe(meant));

  test("is meant so however often it is tidied", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => tidy(tidy(text)) === tidy(text)));
  });
});
