import { describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS, readSettings } from "../../src/model/index.ts";

describe("settings are read from whatever was stored", () => {
  test.each([undefined, null, 3, "dark", []])("%j gives the defaults", (stored) => {
    expect(readSettings(stored)).toEqual(DEFAULT_SETTINGS);
  });

  test("an unreadable key is the default, the others stay", () => {
    expect(readSettings({ theme: "pink", club: "Hjørring", money: { currency: "kr" } })).toEqual({
      ...DEFAULT_SETTINGS,
      club: "Hjørring",
    });
  });

  test("how the table is used is read key by key", () => {
    const chosen = { hand: "left", awake: false, restDisplay: true, jetons: false };
    expect(readSettings(chosen)).toEqual({ ...DEFAULT_SETTINGS, ...chosen });
    expect(readSettings({ hand: "both", awake: 1, restDisplay: "yes", jetons: null })).toEqual(DEFAULT_SETTINGS);
  });

  test("what a later version added is kept", () => {
    expect(readSettings({ season: "vinter" })).toEqual({ ...DEFAULT_SETTINGS, season: "vinter" });
  });
});
