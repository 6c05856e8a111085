import { describe, expect, test } from "vitest";
import { declarationNote, declarationTitle, declared, plain, USUAL_TERMS } from "../../src/i18n/index.ts";
import type { Declaration } from "../../src/rules/tarok/declaration.ts";
import { danish, english } from "./support/telling.ts";

const by = { player: "k" };

describe("a declaration inside a sentence", () => {
  test.each<[Declaration, string, string]>([
    [{ ...by, kind: "taroks", count: 11, withPagat: true }, "11 tarokker med pagaten", "11 taroks with the pagat"],
    [{ ...by, kind: "taroks", count: 12, withPagat: false }, "12 tarokker uden pagaten", "12 taroks without the pagat"],
    [{ ...by, kind: "taroks", count: 1, withPagat: true }, "1 tarok med pagaten", "1 tarok with the pagat"],
    [{ ...by, kind: "matadors", count: 3 }, "3 matadorer", "3 matadors"],
    [
      { ...by, kind: "half", of: "hearts", missing: "queen" },
      "halvt i hjerter uden damen",
      "half in hearts without the queen",
    ],
    [
      { ...by, kind: "half", of: "spades", missing: "king" },
      "halvt i spar uden kongen",
      "half in spades without the king",
    ],
    [
      { ...by, kind: "half", of: "clubs", missing: "cavalier" },
      "halvt i klør uden cavalen",
      "half in clubs without the cavalier",
    ],
    [
      { ...by, kind: "half", of: "diamonds", missing: "jack" },
      "halvt i ruder uden knægten",
      "half in diamonds without the jack",
    ],
    [
      { ...by, kind: "half", of: "kings", missing: "hearts" },
      "halvt i konger uden hjerter konge",
      "half in kings without the king of hearts",
    ],
    [{ ...by, kind: "full", of: "kings" }, "fuldt i konger", "full in kings"],
    [{ ...by, kind: "full", of: "hearts" }, "fuldt i hjerter", "full in hearts"],
    [{ ...by, kind: "overfull", of: "clubs" }, "sprøjte i klør", "overfull in clubs"],
  ])("%j", (declaration, inDanish, inEnglish) => {
    expect(plain(declared(danish.words, declaration))).toBe(inDanish);
    expect(plain(declared(english.words, declaration))).toBe(inEnglish);
  });
});

test("standing alone it begins with a capital, and its suit can be drawn", () => {
  expect(declarationTitle(danish.words, { ...by, kind: "half", of: "hearts", missing: "queen" })).toEqual([
    "Halvt i ",
    { suit: "hearts", word: "hjerter" },
    " uden damen",
  ]);
});

describe("in a player's column", () => {
  test.each<[Declaration, string, string]>([
    [{ ...by, kind: "half", of: "hearts", missing: "queen" }, "Halvt i hjerter", "uden damen"],
    [{ ...by, kind: "half", of: "kings", missing: "clubs" }, "Halvt i konger", "uden klør konge"],
    [{ ...by, kind: "taroks", count: 11, withPagat: true }, "11 tarokker", "med pagaten"],
    [{ ...by, kind: "matadors", count: 4 }, "4 matadorer", ""],
    [{ ...by, kind: "full", of: "spades", withdrawn: true }, "Fuldt i spar", "var forkert"],
  ])("%j", (declaration, title, detail) => {
    const note = declarationNote(danish.words, declaration);
    expect([plain(note.title), plain(note.detail)]).toEqual([title, detail]);
  });
});

describe("a club with its own words", () => {
  const words = danish.words.withTerms({
    ...USUAL_TERMS,
    full: "helt",
    overfull: "overfyldt",
    halfWithoutKing: "den dumme",
  });

  test.each<[Declaration, string]>([
    [{ ...by, kind: "full", of: "kings" }, "helt i konger"],
    [{ ...by, kind: "overfull", of: "clubs" }, "overfyldt i klør"],
    [{ ...by, kind: "half", of: "hearts", missing: "king" }, "den dumme i hjerter"],
    [{ ...by, kind: "half", of: "hearts", missing: "queen" }, "halvt i hjerter uden damen"],
  ])("%j", (declaration, text) => {
    expect(plain(declared(words, declaration))).toBe(text);
  });
});
