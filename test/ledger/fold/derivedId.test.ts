import { describe, expect, test } from "vitest";
import { derivedId, nextPart, reversalId } from "../../../src/ledger/fold/derivedId.ts";

/** What is stored, and every copy of it on another phone, refers to these: a version that gave others would store all twice. */
describe("an id that follows from a text is the one that every version gave it", () => {
  test.each([
    ["", "92ca2f0e-1388-80fb-b0ef-9803baaedc8b"],
    ["a", "82d024cb-a300-8e61-9ff1-4ffb4f9de053"],
    ["Ærø", "94ff0070-9856-8e6e-8af7-b378846e7d66"],
    ["x".repeat(100), "76a0b28a-e00c-8def-9a05-298f3ed1bb0f"],
  ])("%j", (text, id) => {
    expect(derivedId(text)).toBe(id);
  });

  test("and so is that of a further part of an action, and of what takes one back", () => {
    expect(nextPart("a")).toBe("e120bbde-238e-8701-a087-aeeda57687f4");
    expect(reversalId("a")).toBe("4fd71391-afe0-8fac-a16a-a3af53321f2e");
  });
});
