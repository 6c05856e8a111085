import { describe, expect, test } from "vitest";
import {
  bagudNote,
  dealLine,
  dealRemarks,
  declarationNote,
  declared,
  fineNote,
  groupRule,
  lostNote,
  type Note,
  plain,
  reminderText,
  summary,
  USUAL_TERMS,
} from "../../../src/i18n/index.ts";
import { points } from "../../../src/model/index.ts";
import type { Deal } from "../../../src/rules/tarok/deal.ts";
import type { Declaration } from "../../../src/rules/tarok/declaration.ts";
import type { TarokEntry } from "../../../src/rules/tarok/entry.ts";
import { swedish } from "../support/telling.ts";

const deal = (keys: Partial<Deal>): Deal => ({ type: "deal", id: "d", dealer: "p", sittingOut: ["b"], ...keys });
const counts: Deal["counts"] = [
  { player: "i", points: 28 },
  { player: "p", points: 18 },
];
const by = { player: "k" };

describe("a declaration", () => {
  test.each<[Declaration, string]>([
    [{ ...by, kind: "taroks", count: 11, withPagat: true }, "11 taroker med pagaten"],
    [{ ...by, kind: "taroks", count: 1, withPagat: false }, "1 tarok utan pagaten"],
    [{ ...by, kind: "matadors", count: 3 }, "3 matadorer"],
    [{ ...by, kind: "half", of: "hearts", missing: "queen" }, "halvt i hjärter utan damen"],
    [{ ...by, kind: "half", of: "spades", missing: "king" }, "halvt i spader utan kungen"],
    [{ ...by, kind: "half", of: "clubs", missing: "cavalier" }, "halvt i klöver utan riddaren"],
    [{ ...by, kind: "half", of: "diamonds", missing: "jack" }, "halvt i ruter utan knekten"],
    [{ ...by, kind: "half", of: "kings", missing: "hearts" }, "halvt i kungar utan hjärter kung"],
    [{ ...by, kind: "full", of: "kings" }, "fullt i kungar"],
    [{ ...by, kind: "overfull", of: "clubs" }, "spruta i klöver"],
  ])("%j", (declaration, text) => {
    expect(plain(declared(swedish.words, declaration))).toBe(text);
  });

  test("in a club's own words", () => {
    const words = swedish.words.withTerms({
      scus: "scies",
      full: "helt",
      overfull: "overfyldt",
      halfWithoutKing: "den dumme",
    });
    const said: Declaration[] = [
      { ...by, kind: "full", of: "kings" },
      { ...by, kind: "overfull", of: "clubs" },
      { ...by, kind: "half", of: "hearts", missing: "king" },
      { ...by, kind: "half", of: "hearts", missing: "jack" },
    ];
    expect(said.map((declaration) => plain(declared(words, declaration)))).toEqual([
      "helt i kungar",
      "överfullt i klöver",
      "den dumma i hjärter",
      "halvt i hjärter utan knekten",
    ]);
    expect([words.common.theScus, words.settings.terms.spoken]).toEqual([
      "sciesen",
      "scies, helt, överfullt, den dumma",
    ]);
    expect(swedish.words.withTerms(USUAL_TERMS).settings.terms.spoken).toBe("scus, fullt, spruta, utan kungen");
  });
});

describe("a deal", () => {
  test.each<[string, Partial<Deal>, string]>([
    ["plain", { lastTrick: { winner: "p" }, counts }, "Poul tar sista sticket. Räkning: Inger 28, Poul 18, Karen 32."],
    [
      "with ultimo and a lost king",
      {
        lost: [{ card: "king", suit: "clubs", player: "i", to: "p" }],
        lastTrick: { winner: "k", ultimo: "king", suit: "hearts" },
      },
      "Karen gör ultimo med hjärter kung. Inger förlorar klöver kung till Poul.",
    ],
    [
      "with what nobody noted",
      { lost: [{ card: "king", player: "i" }], lastTrick: { winner: "k", ultimo: "king" } },
      "Karen gör ultimo med en kung. Inger förlorar en kung.",
    ],
    ["with the pagat home", { pagatHome: "p" }, "Poul får hem pagaten."],
    [
      "with bagud",
      { lastTrick: { winner: "k", bagud: [{ card: "king", suit: "spades", player: "i" }] } },
      "Karen tar sista sticket. Inger går bagud med spader kung.",
    ],
    [
      "with a refused ultimo",
      { lastTrick: { winner: "k", ultimo: "pagat", refused: true } },
      "Karen gör ultimo med pagaten, inte godkänd.",
    ],
    [
      "of nolo beside an ultimo",
      { nolo: "i", lastTrick: { winner: "p", ultimo: "pagat" } },
      "Inger spelar nolo. Poul gör ultimo med pagaten, annullerad.",
    ],
    ["of tout", { tout: "k" }, "Karen spelar tout."],
    [
      "with a declaration that was false",
      { declarations: [{ player: "p", kind: "full", of: "spades", withdrawn: true }] },
      "Poul meldade fullt i spader, men det var fel.",
    ],
    [
      "that was voided, with fines",
      {
        voided: true,
        fines: [
          { player: "p", kind: "revoke" },
          { player: "i", kind: "misdeal", amount: points(0) },
          { player: "k", kind: "wrongSkat", note: "fyra kort" },
        ],
      },
      "Given kasseras. Poul får böter: revoke, 40 i varje pott. Inger slipper böter: felgiv. Karen får böter: fel eller ingen skat (fyra kort), 40 i varje pott.",
    ],
    ["without anything", {}, "Varken sista stick eller räkning."],
  ])("%s", (_, keys, text) => {
    expect(plain(summary(swedish, deal(keys)))).toBe(text);
  });

  test("names who dealt and who sat out, and what was noted besides", () => {
    expect(dealLine(swedish, deal({ sittingOut: ["b", "i"] }))).toBe("Poul ger, Børge och Inger står över");
    const noted = deal({ redeals: 2, dealerPays: false, skatTaroks: 1 });
    expect(dealRemarks(swedish, noted).map(plain)).toEqual([
      "Omgiv 2 gånger",
      "Ingen insats av kortgivaren",
      "1 tarok i skaten",
    ]);
  });
});

test.each<[TarokEntry, string]>([
  [
    { type: "fine", id: "e", player: "b", kind: "potsNotMoved" },
    "Børge får böter: potter inte flyttade, 5 i varje pott.",
  ],
  [
    { type: "transfer", id: "e", from: "player:i", to: "pot:king", amount: points(20) },
    "Inger lägger 20 i kungspotten.",
  ],
  [
    { type: "potCheck", id: "e", pot: "king", counted: points(135), coveredBy: "p" },
    "Kungspotten är räknad: 135. Poul täcker det som saknas.",
  ],
  [{ type: "jetons", id: "e", player: "i", amount: -50 }, "Inger lämnar tillbaka 50 i jetonger."],
  [{ type: "seats", id: "e", seats: ["p", "i", "k"] }, "Nya platser: Poul, Inger och Karen."],
  [{ type: "join", id: "e", player: "j", after: "k" }, "Jens sätter sig vid bordet."],
  [{ type: "leave", id: "e", player: "b", takesShare: true }, "Børge går och får sin andel av potterna."],
])("between deals: %j", (entry, text) => {
  expect(plain(summary(swedish, entry))).toBe(text);
});

test("what stands in a player's column is short", () => {
  const lines = ({ title, detail }: Note) => [plain(title), plain(detail)];
  expect(
    [
      declarationNote(swedish.words, { ...by, kind: "half", of: "kings", missing: "clubs" }),
      lostNote(swedish, { card: "king", suit: "clubs", player: "i", to: "p" }),
      lostNote(swedish, { card: "pagat", player: "i" }),
      bagudNote(swedish.words, { card: "king", suit: "hearts", player: "i" }),
      fineNote(swedish, { player: "i", kind: "revoke" }),
    ].map(lines),
  ).toEqual([
    ["Halvt i kungar", "utan klöver kung"],
    ["Klöver kung", "till Poul"],
    ["Pagat", "förlorad"],
    ["Hjärter kung", "bagud"],
    ["Böter 40", "revoke"],
  ]);
});

test("what may have been forgotten is asked", () => {
  const asked = reminderText(
    swedish,
    { kind: "forgottenDeclaration", player: "i", duty: { kinds: ["full", "overfull"], of: "hearts" } },
    deal({}),
  );
  expect(plain(asked)).toBe("Har Inger glömt att melda fullt eller spruta i hjärter?");
});

test("a payment is explained by its rule", () => {
  const entry = deal({ lastTrick: { winner: "k", ultimo: "king", suit: "hearts" } });
  expect(groupRule(swedish, { reason: "ultimo", transfers: [] }, entry)).toBe(
    "Kungsultimo: varje motspelare betalar 40, och den som gör ultimo tömmer kungspotten.",
  );
});
