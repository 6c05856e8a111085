import { describe, expect, test } from "vitest";
import { dealLine, dealRemarks, plain, summary } from "../../src/i18n/index.ts";
import { points } from "../../src/model/index.ts";
import type { Deal } from "../../src/rules/tarok/deal.ts";
import type { TarokEntry } from "../../src/rules/tarok/entry.ts";
import { danish, english } from "./support/telling.ts";

const deal = (keys: Partial<Deal>): Deal => ({ type: "deal", id: "d", dealer: "p", sittingOut: ["b"], ...keys });
const counts: Deal["counts"] = [
  { player: "i", points: 28 },
  { player: "p", points: 18 },
];

describe("a pot that was counted", () => {
  test("with its payments tells how much somebody covers", () => {
    const counted: TarokEntry = { type: "potCheck", id: "e", pot: "king", counted: points(135), coveredBy: "p" };
    const covered = { from: "player:p", to: "pot:king", amount: points(5), reason: "potCheck" } as const;
    expect(plain(summary(danish, counted, [covered]))).toBe("Kongekoppen er talt: 135. Poul dækker de 5, der mangler.");
    expect(plain(summary(english, counted, [covered]))).toBe(
      "The king pot was counted: 135. Poul covers the 5 that is missing.",
    );
  });
});

describe("a deal", () => {
  test.each<[string, Partial<Deal>, string, string]>([
    [
      "plain",
      { lastTrick: { winner: "p" }, counts },
      "Poul tager sidste stik. Tælling: Inger 28, Poul 18, Karen 32.",
      "Poul takes the last trick. Count: Inger 28, Poul 18, Karen 32.",
    ],
    [
      "with ultimo, a declaration and a lost king",
      {
        declarations: [{ player: "k", kind: "half", of: "hearts", missing: "queen" }],
        lost: [{ card: "king", suit: "clubs", player: "i", to: "p" }],
        lastTrick: { winner: "k", ultimo: "king", suit: "hearts" },
        counts,
      },
      "Karen gør ultimo med hjerter konge. Karen melder halvt i hjerter uden damen. Inger taber klør konge til Poul. Tælling: Inger 28, Poul 18, Karen 32.",
      "Karen makes ultimo with the king of hearts. Karen declares half in hearts without the queen. Inger loses the king of clubs to Poul. Count: Inger 28, Poul 18, Karen 32.",
    ],
    [
      "with what nobody noted",
      { lost: [{ card: "king", player: "i" }], lastTrick: { winner: "k", ultimo: "king" } },
      "Karen gør ultimo med en konge. Inger taber en konge.",
      "Karen makes ultimo with a king. Inger loses a king.",
    ],
    [
      "with the pagat home and another lost",
      { pagatHome: "p", lost: [{ card: "pagat", player: "i", to: "k" }], lastTrick: { winner: "p" } },
      "Poul tager sidste stik. Inger taber pagaten til Karen. Poul får pagaten hjem.",
      "Poul takes the last trick. Inger loses the pagat to Karen. Poul brings the pagat home.",
    ],
    [
      "with bagud",
      { lastTrick: { winner: "k", bagud: [{ card: "king", suit: "spades", player: "i" }] } },
      "Karen tager sidste stik. Inger går bagud med spar konge.",
      "Karen takes the last trick. Inger goes bagud with the king of spades.",
    ],
    [
      "with a refused ultimo",
      { lastTrick: { winner: "k", ultimo: "pagat", refused: true } },
      "Karen gør ultimo med pagaten, ikke godtaget.",
      "Karen makes ultimo with the pagat, refused.",
    ],
    ["of nolo", { nolo: "i", lastTrick: { winner: "p" } }, "Inger spiller nolo.", "Inger plays nolo."],
    [
      "of nolo beside an ultimo",
      { nolo: "i", lastTrick: { winner: "p", ultimo: "pagat" } },
      "Inger spiller nolo. Poul gør ultimo med pagaten, annulleret.",
      "Inger plays nolo. Poul makes ultimo with the pagat, annulled.",
    ],
    [
      "of tout",
      { tout: "k", counts },
      "Karen spiller tout. Tælling: Inger 28, Poul 18, Karen 32.",
      "Karen plays tout. Count: Inger 28, Poul 18, Karen 32.",
    ],
    [
      "with several declarations of one player",
      {
        declarations: [
          { player: "k", kind: "taroks", count: 11, withPagat: true },
          { player: "k", kind: "matadors", count: 3 },
          { player: "p", kind: "full", of: "spades", withdrawn: true },
        ],
        lastTrick: { winner: "k" },
      },
      "Karen tager sidste stik. Karen melder 11 tarokker med pagaten og 3 matadorer. Poul meldte fuldt i spar, men det var forkert.",
      "Karen takes the last trick. Karen declares 11 taroks with the pagat and 3 matadors. Poul declared full in spades, which was false.",
    ],
    [
      "that was voided, with a fine",
      { voided: true, fines: [{ player: "p", kind: "revoke" }] },
      "Spillet kasseres. Poul får en bøde: kulørsvigt, 40 i hver kop.",
      "The deal is void. Poul is fined: revoke, 40 into each pot.",
    ],
    [
      "with fines of every sort",
      {
        fines: [
          { player: "p", kind: "misdeal", amount: points(0) },
          { player: "i", kind: "other", amount: points(10), note: "spildt kaffe" },
          { player: "k", kind: "wrongSkat", note: "fire kort" },
        ],
      },
      "Poul får eftergivet en bøde: fejlgivning. Inger får en bøde: spildt kaffe, 10 i hver kop. Karen får en bøde: forkert eller manglende skat (fire kort), 40 i hver kop.",
      "Poul is let off a fine: misdeal. Inger is fined: spildt kaffe, 10 into each pot. Karen is fined: wrong or missing skat (fire kort), 40 into each pot.",
    ],
    ["without anything", {}, "Hverken sidste stik eller tælling.", "Neither last trick nor count."],
  ])("%s", (_, keys, inDanish, inEnglish) => {
    expect(plain(summary(danish, deal(keys)))).toBe(inDanish);
    expect(plain(summary(english, deal(keys)))).toBe(inEnglish);
  });

  test("names who dealt and who sat out", () => {
    expect(dealLine(danish, deal({}))).toBe("Poul giver, Børge sidder over");
    expect(dealLine(danish, deal({ sittingOut: [] }))).toBe("Poul giver");
    expect(dealLine(english, deal({ sittingOut: ["b", "i"] }))).toBe("Poul deals, Børge and Inger sitting out");
  });

  test("tells what was noted besides", () => {
    const noted = deal({ redeals: 1, dealerPays: false, skatTaroks: 2, note: "sidste omgang" });
    expect(dealRemarks(danish, noted).map(plain)).toEqual([
      "Givet om én gang",
      "Intet indskud fra kortgiver",
      "2 tarokker i skatten",
      "Sidste omgang",
    ]);
    expect(dealRemarks(danish, deal({ redeals: 2, skatTaroks: 1 })).map(plain)).toEqual([
      "Givet om 2 gange",
      "1 tarok i skatten",
    ]);
    expect(dealRemarks(danish, deal({}))).toEqual([]);
  });
});

describe("what happens between deals", () => {
  test.each<[TarokEntry, string, string]>([
    [
      { type: "fine", id: "e", player: "b", kind: "potsNotMoved" },
      "Børge får en bøde: kopper ikke flyttet, 5 i hver kop.",
      "Børge is fined: pots not moved, 5 into each pot.",
    ],
    [
      { type: "transfer", id: "e", from: "player:i", to: "player:p", amount: points(20), note: "tabt væddemål" },
      "Inger betaler Poul 20: tabt væddemål.",
      "Inger pays Poul 20: tabt væddemål.",
    ],
    [
      { type: "transfer", id: "e", from: "player:i", to: "pot:king", amount: points(1200) },
      "Inger lægger 1.200 i kongekoppen.",
      "Inger puts 1,200 into the king pot.",
    ],
    [
      { type: "transfer", id: "e", from: "pot:pagat", to: "player:i", amount: points(20) },
      "Inger får 20 fra pagatkoppen.",
      "Inger gets 20 from the pagat pot.",
    ],
    [
      { type: "transfer", id: "e", from: "difference", to: "player:k", amount: points(20) },
      "20 flyttes fra differencen til Karen.",
      "20 moved from the difference to Karen.",
    ],
    [
      { type: "transfer", id: "e", from: "pot:pagat", to: "pot:king", amount: points(20) },
      "20 flyttes fra pagatkoppen til kongekoppen.",
      "20 moved from the pagat pot to the king pot.",
    ],
    [
      { type: "potCheck", id: "e", pot: "king", counted: points(135), coveredBy: "p" },
      "Kongekoppen er talt: 135. Poul dækker, hvad der mangler.",
      "The king pot was counted: 135. Poul covers what is missing.",
    ],
    [
      {
        type: "jetonCount",
        id: "e",
        counts: [
          { player: "i", counted: points(120) },
          { player: "p", counted: points(80) },
        ],
      },
      "Jetons er talt: Inger 120 og Poul 80.",
      "Jetons were counted: Inger 120 and Poul 80.",
    ],
    [
      { type: "jetons", id: "e", player: "i", amount: 100 },
      "Inger får 100 i jetons.",
      "Inger is handed 100 in jetons.",
    ],
    [
      { type: "jetons", id: "e", player: "i", amount: -50 },
      "Inger giver 50 i jetons tilbage.",
      "Inger returns 50 in jetons.",
    ],
    [
      { type: "seats", id: "e", seats: ["p", "i", "k"] },
      "Nye pladser: Poul, Inger og Karen.",
      "New places: Poul, Inger and Karen.",
    ],
    [{ type: "join", id: "e", player: "j", after: "k" }, "Jens sætter sig ved bordet.", "Jens sits down at the table."],
    [
      { type: "join", id: "e", player: "j", after: null, paysIn: false },
      "Jens sætter sig ved bordet uden at lægge i kopperne.",
      "Jens sits down at the table and pays nothing in.",
    ],
    [
      { type: "leave", id: "e", player: "b", takesShare: true },
      "Børge går og får sin andel af kopperne.",
      "Børge leaves with a share of the pots.",
    ],
    [
      { type: "leave", id: "e", player: "b", takesShare: false },
      "Børge går uden andel i kopperne.",
      "Børge leaves without a share of the pots.",
    ],
  ])("%j", (entry, inDanish, inEnglish) => {
    expect(plain(summary(danish, entry))).toBe(inDanish);
    expect(plain(summary(english, entry))).toBe(inEnglish);
  });
});
