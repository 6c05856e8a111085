import { describe, expect, test } from "vitest";
import {
  bagudNote,
  fineNote,
  lostNote,
  type Note,
  plain,
  playNote,
  type Telling,
  USUAL_TERMS,
} from "../../src/i18n/index.ts";
import { points } from "../../src/model/index.ts";
import { FINE_KINDS } from "../../src/rules/tarok/fine.ts";
import { HJORRING } from "../../src/rules/tarok/rules.ts";
import { FORCEE } from "../../src/rules/triomphe/index.ts";
import { danish, english, swedish } from "./support/telling.ts";

test.each([
  ["Poul", "Pouls", "Poul's", "Pouls"],
  ["Jens", "Jens'", "Jens's", "Jens"],
  ["Andreas", "Andreas'", "Andreas's", "Andreas"],
  ["Max", "Max'", "Max's", "Max"],
  ["Fritz", "Fritz'", "Fritz's", "Fritz"],
  ["Anne-Marie", "Anne-Maries", "Anne-Marie's", "Anne-Maries"],
  ["Åse", "Åses", "Åse's", "Åses"],
])("what is %s's", (name, ...genitives) => {
  expect([danish, english, swedish].map(({ words }) => words.common.genitive(name))).toEqual(genitives);
});

test("the fines are called what players call them", () => {
  expect([...FINE_KINDS, "other" as const].map((kind) => danish.words.common.fines[kind])).toEqual([
    "kopper ikke flyttet",
    "fejlgivning",
    "forkert antal kort",
    "forkert eller manglende skat",
    "meldt før kortgiveren",
    "glemt melding",
    "forkert melding",
    "spillet ud eller lagt til i utide",
    "kulørsvigt",
    "anden bøde",
  ]);
});

test("in Jutland the scus is the scies", () => {
  const { common } = danish.words.withTerms({ ...USUAL_TERMS, scus: "scies" });
  expect([common.scus, common.theScus]).toEqual(["scies", "sciesen"]);
});

/** The places of every value in the rules, `ultimo.king` and the like. */
const pathsIn = (value: object, prefix = ""): string[] =>
  Object.entries(value).flatMap(([key, below]) =>
    typeof below === "object" ? pathsIn(below as object, `${prefix}${key}.`) : [prefix + key],
  );

test.each([danish, english, swedish])(
  "every rule has a label and says what it means, in $words.language",
  ({ words }) => {
    const named: Readonly<Record<string, { label: string; meaning: string }>> = words.common.ruleNames;
    const paths = [...new Set([...pathsIn(HJORRING), ...pathsIn(FORCEE)])].filter((path) => !path.startsWith("fines."));
    expect(Object.keys(named).sort()).toEqual(paths.sort());
    for (const { label, meaning } of Object.values(named)) {
      expect(label).toMatch(/^\p{Lu}.*[^.]$/u);
      expect(meaning).toMatch(/^\p{Lu}.*\.$/u);
    }
  },
);

describe("what stands in a player's column", () => {
  const lines = ({ title, detail }: Note) => [plain(title), plain(detail)];

  test.each<[(told: Telling) => Note, string[], string[]]>([
    [
      (told) => lostNote(told, { card: "king", suit: "clubs", player: "i", to: "p" }),
      ["Klør konge", "tabt til Poul"],
      ["Clubs king", "lost to Poul"],
    ],
    [(told) => lostNote(told, { card: "king", player: "i" }), ["Konge", "tabt"], ["King", "lost"]],
    [(told) => lostNote(told, { card: "pagat", player: "i" }), ["Pagat", "tabt"], ["Pagat", "lost"]],
    [
      ({ words }) => bagudNote(words, { card: "king", suit: "hearts", player: "i" }),
      ["Hjerter konge", "bagud"],
      ["Hearts king", "bagud"],
    ],
    [(told) => fineNote(told, { player: "i", kind: "revoke" }), ["Bøde 40", "kulørsvigt"], ["Fine 40", "revoke"]],
    [
      (told) => fineNote(told, { player: "i", kind: "misdeal", amount: points(0) }),
      ["Bøde eftergivet", "fejlgivning"],
      ["Fine waived", "misdeal"],
    ],
    [({ words }) => playNote(words, "pagatHome"), ["Pagaten hjem", ""], ["Pagat home", ""]],
    [({ words }) => playNote(words, "nolo"), ["Nolo", ""], ["Nolo", ""]],
  ])("%#", (note, inDanish, inEnglish) => {
    expect(lines(note(danish))).toEqual(inDanish);
    expect(lines(note(english))).toEqual(inEnglish);
  });
});
