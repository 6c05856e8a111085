import { signal } from "@preact/signals";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { DEFAULT_SETTINGS, type Settings } from "../../src/model/index.ts";
import { followLooks, languageOf, rememberedLooks, termsOf } from "../../src/ui/looks.ts";
import { words, wordsReady } from "../../src/ui/words.ts";

const html = document.documentElement;
const looks = (keys: Partial<Settings>): Settings => ({ ...DEFAULT_SETTINGS, ...keys });

beforeEach(() => {
  localStorage.clear();
});

describe("the language", () => {
  test("is the one that was chosen", () => {
    expect(languageOf(looks({ language: "en" }))).toBe("en");
  });

  test.each([null, "tlh"])("is the browser's where none that is known was chosen (%s)", (language) => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["sv-SE", "en"]);
    expect(languageOf(looks({ language }))).toBe("sv");
    vi.restoreAllMocks();
  });
});

test("words that no club has are not used", () => {
  expect(termsOf(looks({ terms: { scus: "scies", full: "propfuldt", else: "x" } }))).toEqual({
    scus: "scies",
    full: "fuldt",
    overfull: "sprøjte",
    halfWithoutKing: "uden kongen",
  });
});

test("looks follow the settings, in words and in colour, and are remembered for the next visit", async () => {
  const settings = signal(looks({ language: "da", theme: "dark", terms: { scus: "scies" } }));
  const stop = followLooks(settings);
  expect(html.dataset["theme"]).toBe("dark");
  await vi.waitFor(() => expect(wordsReady.value).toBe(true), { timeout: 4000 });
  expect(words.value.common.scus).toBe("scies");
  expect(html.lang).toBe("da");
  expect(rememberedLooks()).toMatchObject({ language: "da", theme: "dark", terms: { scus: "scies" } });

  settings.value = looks({ language: "en" });
  expect(html.dataset["theme"]).toBeUndefined();
  await vi.waitFor(() => expect(html.lang).toBe("en"));
  stop();
  settings.value = looks({ theme: "light" });
  expect(html.dataset["theme"]).toBeUndefined();
});

test("of two languages asked for at once the later one is spoken", async () => {
  const settings = signal(looks({ language: "da" }));
  const stop = followLooks(settings);
  settings.value = looks({ language: "en" });
  settings.value = looks({ language: "da", theme: "light" });
  await vi.waitFor(() => expect(html.lang).toBe("da"));
  expect(words.value.language).toBe("da");
  stop();
});

test("what cannot be read back looks as the system does", () => {
  localStorage.setItem("kongekop.looks", "{");
  expect(rememberedLooks()).toEqual(DEFAULT_SETTINGS);
});
