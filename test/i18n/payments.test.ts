import { describe, expect, test } from "vitest";
import {
  groupAmounts,
  groupHeading,
  groupLines,
  groupRule,
  type PaymentGroup,
  plain,
  type Telling,
} from "../../src/i18n/index.ts";
import { points, type Reason, type Setup, type Transfer } from "../../src/model/index.ts";
import { tarok } from "../../src/rules/index.ts";
import type { Deal } from "../../src/rules/tarok/deal.ts";
import type { TarokEntry } from "../../src/rules/tarok/entry.ts";
import { HJORRING, type TarokRules } from "../../src/rules/tarok/rules.ts";
import { explain } from "../../src/state/explain.ts";
import { danish, english, swedish } from "./support/telling.ts";

const setup: Setup<TarokRules> = {
  id: "evening",
  game: "tarok",
  startedAt: "2026-11-30T19:00:00+01:00",
  money: { currency: "DKK", minorPerPoint: 10, roundToMinor: 1 },
  jetons: { issued: points(0) },
  rules: HJORRING,
  players: ["i", "p", "k", "b", "j"].map((id) => ({ id, name: id })),
  seats: danish.seats,
  firstDealer: "p",
  end: null,
};
const opening = tarok.open(setup);

/** What the book shows of an entry: every heading with its payments below. */
function book(told: Telling, entry: TarokEntry): Record<string, string[]> {
  const groups = explain(tarok.step(entry, opening.state, HJORRING).transfers);
  return Object.fromEntries(groups.map((group) => [plain(groupHeading(told, group, entry)), lines(told, group)]));
}

const lines = (told: Telling, group: PaymentGroup): string[] =>
  groupLines(told, group).map(({ text, amount }) => `${text} ${amount}`);

const rulesBehind = (told: Telling, entry: TarokEntry): (string | undefined)[] =>
  explain(tarok.step(entry, opening.state, HJORRING).transfers).map((group) => groupRule(told, group, entry));

const deal = (keys: Partial<Deal>): Deal => ({ type: "deal", id: "d", dealer: "p", sittingOut: ["b"], ...keys });

const drawn = deal({
  declarations: [{ player: "k", kind: "half", of: "hearts", missing: "queen" }],
  lost: [{ card: "king", suit: "clubs", player: "i", to: "p" }],
  lastTrick: { winner: "k", ultimo: "king", suit: "hearts" },
  counts: [
    { player: "i", points: 31 },
    { player: "p", points: 22 },
  ],
});

describe("the deal of the pictures", () => {
  test("in Danish", () => {
    expect(book(danish, drawn)).toEqual({
      "Kortgivers indskud": ["Poul lægger i pagatkoppen 5", "Poul lægger i kongekoppen 5"],
      "Inger taber klør konge til Poul": [
        "Inger betaler Karen 5",
        "Inger betaler Poul 5",
        "Inger lægger i kongekoppen 5",
      ],
      "Karen melder halvt i hjerter uden damen": ["Inger betaler Karen 5", "Poul betaler Karen 5"],
      "Karen tager sidste stik med hjerter konge: ultimo": [
        "Inger betaler Karen 40",
        "Poul betaler Karen 40",
        "Karen tømmer kongekoppen 90",
      ],
      "Tælling: Inger 31, Poul 22, Karen 25": ["Poul betaler Inger 5"],
      "Kongekoppen funderes igen": ["Alle fire lægger 20 i koppen 80"],
    });
  });

  test("in English", () => {
    expect(book(english, drawn)).toEqual({
      "Dealer's fee": ["Poul puts into the pagat pot 5", "Poul puts into the king pot 5"],
      "Inger loses the king of clubs to Poul": [
        "Inger pays Karen 5",
        "Inger pays Poul 5",
        "Inger puts into the king pot 5",
      ],
      "Karen declares half in hearts without the queen": ["Inger pays Karen 5", "Poul pays Karen 5"],
      "Karen wins the last trick with the king of hearts: ultimo": [
        "Inger pays Karen 40",
        "Poul pays Karen 40",
        "Karen empties the king pot 90",
      ],
      "Count: Inger 31, Poul 22, Karen 25": ["Poul pays Inger 5"],
      "The king pot is funded again": ["All four put 20 into the pot 80"],
    });
  });

  test("in short", () => {
    const groups = explain(tarok.step(drawn, opening.state, HJORRING).transfers);
    expect(groups.map((group) => groupAmounts(danish.words, group))).toEqual([
      "2 × 5",
      "2 × 5",
      "3 × 5",
      "2 × 40 + 90",
      "5",
      "4 × 20",
    ]);
  });

  test("with the rules behind it", () => {
    expect(rulesBehind(danish, drawn)).toEqual([
      "Kortgiver lægger 5 i hver kop.",
      "Halvt: hver modspiller betaler 5.",
      "Tabt konge: 5 til hver modspiller og 5 i kongekoppen.",
      "Kongeultimo: hver modspiller betaler 40, og ultimator tømmer kongekoppen.",
      "Tælling: hvad en bunke er over eller under 26, rundes til nærmeste 5; den, der ikke tæller, udligner. " +
        "Inger har 5 over 26: får 5. Poul har 4 under 26: betaler 5. Karen udligner: 0.",
      "Når en kop er tømt, lægger alle ved bordet 20 i den, også den, der sidder over.",
    ]);
    expect(rulesBehind(english, drawn)[3]).toBe(
      "King ultimo: each opponent pays 40, and whoever made it empties the king pot.",
    );
    expect(rulesBehind(english, drawn)[4]).toContain(
      " Inger has 5 above 26: receives 5. Poul has 4 below 26: pays 5. Karen balances: 0.",
    );
  });
});

describe("how a count comes about (rules.md, section 7)", () => {
  const counted = (one: number, two: number): string | undefined =>
    rulesBehind(
      danish,
      deal({
        counts: [
          { player: "i", points: one },
          { player: "p", points: two },
        ],
      }),
    ).at(-1);

  test.each([
    [28, 22, "Inger har 2 over 26: 0. Poul har 4 under 26: betaler 5. Karen udligner: får 5."],
    [26, 19, "Inger har 26: 0. Poul har 7 under 26: betaler 5. Karen udligner: får 5."],
    [34, 31, "Inger har 8 over 26: får 10. Poul har 5 over 26: får 5. Karen udligner: betaler 15."],
  ])("%d and %d", (one, two, told) => {
    expect(counted(one, two)).toContain(`udligner. ${told}`);
  });
});

describe("other headings of a deal", () => {
  test.each<[Partial<Deal>, string[]]>([
    [{ nolo: "i" }, ["Inger tager ingen stik: nolo"]],
    [{ tout: "k" }, ["Karen tager samtlige stik: tout", "Begge kopper funderes igen"]],
    [{ lastTrick: { winner: "p" } }, ["Poul tager sidste stik"]],
    [{ lastTrick: { winner: "p", ultimo: "pagat", refused: true } }, ["Poul tager sidste stik, ultimo ikke godtaget"]],
    [
      { lastTrick: { winner: "p", bagud: [{ card: "king", suit: "spades", player: "k" }] } },
      ["Karen går bagud med spar konge"],
    ],
    [{ lost: [{ card: "pagat", player: "i" }], pagatHome: "k" }, ["Inger taber pagaten", "Karen får pagaten hjem"]],
    [
      {
        fines: [
          { player: "k", kind: "revoke" },
          { player: "p", kind: "wrongSkat", afterPlay: true },
        ],
      },
      ["Karen får en bøde: kulørsvigt", "Poul får en bøde, fundet efter spillet: forkert eller manglende skat"],
    ],
  ])("%j", (keys, headings) => {
    expect(Object.keys(book(danish, deal({ dealerPays: false, ...keys })))).toEqual(headings);
  });
});

describe("between deals", () => {
  test.each<[TarokEntry, Record<string, string[]>]>([
    [
      { type: "fine", id: "e", player: "b", kind: "revoke" },
      { "Børge får en bøde: kulørsvigt": ["Børge lægger i pagatkoppen 40", "Børge lægger i kongekoppen 40"] },
    ],
    [
      { type: "transfer", id: "e", from: "player:i", to: "player:p", amount: points(20), note: "tabt væddemål" },
      { "Overførsel: tabt væddemål": ["Inger betaler Poul 20"] },
    ],
    [
      { type: "transfer", id: "e", from: "difference", to: "player:p", amount: points(20) },
      { Overførsel: ["Fra differencen til Poul 20"] },
    ],
    [
      { type: "potCheck", id: "e", pot: "king", counted: points(75), coveredBy: "p" },
      { "Kongekoppen er talt: 75": ["Kongekoppen mangler 5", "Poul dækker kongekoppen 5"] },
    ],
    [
      { type: "potCheck", id: "e", pot: "king", counted: points(95) },
      { "Kongekoppen er talt: 95": ["Kongekoppen har for meget 15"] },
    ],
    [
      { type: "leave", id: "e", player: "b", takesShare: true },
      { "Børges andel af kopperne": ["Børge får fra pagatkoppen 20", "Børge får fra kongekoppen 20"] },
    ],
    [
      { type: "join", id: "e", player: "j", after: "b" },
      { "Jens funderer": ["Jens lægger i pagatkoppen 20", "Jens lægger i kongekoppen 20"] },
    ],
  ])("%j", (entry, shown) => {
    expect(book(danish, entry)).toEqual(shown);
  });

  test("jetons counted", () => {
    const counts = [
      { player: "i", counted: points(0) },
      { player: "p", counted: points(10) },
    ];
    const told = book(danish, { type: "jetonCount", id: "e", counts });
    expect(told).toEqual({ "Jetons talt": ["Inger har mere end i bogen 40", "Poul har mere end i bogen 50"] });
  });

  test("the first funding", () => {
    const [group] = explain(opening.transfers);
    expect(group && plain(groupHeading(danish, group, null))).toBe("Kopperne funderes");
    expect(group && lines(danish, group)).toEqual([
      "Alle fire lægger 20 i pagatkoppen 80",
      "Alle fire lægger 20 i kongekoppen 80",
    ]);
    expect(group && groupRule(danish, group, null)).toBe("Før første spil lægger alle ved bordet 20 i hver kop.");
  });
});

describe("the rule behind", () => {
  test.each<[TarokEntry, string]>([
    [deal({ lastTrick: { winner: "p" } }), "Sidste stik: hver modspiller betaler 20."],
    [
      deal({ lastTrick: { winner: "p", bagud: [{ card: "pagat", player: "k" }] } }),
      "Pagat bagud: 45 til hver modspiller og lige så meget i pagatkoppen, som den holdt.",
    ],
    [
      deal({ declarations: [{ player: "k", kind: "taroks", count: 12, withPagat: false }] }),
      "Tarokker: hver modspiller betaler 10 for 10 og 5 for hver derover.",
    ],
    [deal({ fines: [{ player: "k", kind: "revoke" }] }), "Kulørsvigt koster 40 i hver kop."],
    [
      deal({ fines: [{ player: "k", kind: "revoke", amount: points(20) }] }),
      "Kulørsvigt koster ellers 40 i hver kop; her er bøden ændret.",
    ],
    [
      { type: "leave", id: "e", player: "b", takesShare: true },
      "Andelen er koppen delt lige, rundet ned til nærmeste 5.",
    ],
  ])("%j", (entry, rule) => {
    expect(rulesBehind(danish, entry)).toContain(rule);
  });
});

test("every reason has a heading even where the entry no longer tells the row", () => {
  const transfer = (reason: Reason): Transfer => ({ from: "player:i", to: "player:p", amount: points(5), reason });
  for (const told of [danish, english, swedish]) {
    for (const reason of ["fine", "declaration", "lostUltimoCard", "bagud", "ultimo", "nolo"] as const) {
      const heading = plain(groupHeading(told, { reason, transfers: [transfer(reason)] }, deal({})));
      expect(heading.toLowerCase()).toBe(told.words.sentences.headings.reasons[reason]);
    }
  }
});
