import { beforeAll, describe, expect, test } from "vitest";
import { loadWords, type Words } from "../../../src/i18n/index.ts";
import type { GameId } from "../../../src/model/index.ts";
import type { StandingRow, Standings } from "../../../src/state/club/index.ts";
import { COLUMNS, figuresOf, headOf } from "../../../src/ui/screens/standings/figures.ts";
import { standingsText } from "../../../src/ui/screens/standings/text.ts";
import { speak } from "../../../src/ui/words.ts";

let words: Words;
beforeAll(async () => {
  words = await loadWords("da");
  speak(words);
});

const row = (keys: Partial<StandingRow> = {}): StandingRow => ({
  id: "bo",
  name: "Bo",
  place: 1,
  evenings: 4,
  deals: 40,
  points: 1240,
  perEvening: 310,
  perDeal: 31,
  money: [{ currency: "DKK", minor: 12_400, evenings: 4 }],
  ...keys,
});

const standings = (rows: readonly StandingRow[], keys: Partial<Standings> = {}): Standings => ({
  season: {
    id: "s",
    name: "2026/27",
    from: "2026-08-01",
    to: "2027-07-31",
    minEvenings: 2,
    own: true,
    evenings: 4,
  },
  games: ["tarok"],
  counted: ["tarok"],
  currencies: ["DKK"],
  evenings: [],
  unsettled: [],
  rows,
  ...keys,
});

const textOf = (keys: Partial<StandingRow>, currencies: readonly string[] = ["DKK"]) => {
  const { money, perEvening, perDeal } = figuresOf(row(keys), { currencies, counted: ["tarok"] }, words);
  return [perEvening, perDeal, money].map(({ text, unit }) => `${text} ${unit}`.trim().replaceAll("\u00a0", " "));
};

describe("the figures of a line", () => {
  test("are averages to one decimal, and money with its currency", () => {
    expect(textOf({ perEvening: 310.25, perDeal: -0.34 })).toEqual([
      "+310,3 pr. aften",
      "−0,3 pr. spil",
      "+124,00 kr.",
    ]);
  });

  test("say from how many evenings the money is where some could not be settled", () => {
    expect(textOf({ money: [{ currency: "DKK", minor: -50, evenings: 3 }] })[2]).toBe("−0,50 kr. af 3 aftener");
  });

  test("are a dash where there is nothing to tell", () => {
    expect(textOf({ perDeal: null, perEvening: null, money: [] })).toEqual(["– pr. aften", "– pr. spil", "–"]);
  });

  test("are called as the game calls them, and neutrally where two were played", () => {
    const heads = (...counted: GameId[]) => COLUMNS.map((column) => headOf(column, { counted }, words)).slice(1, 5);
    expect(heads("triomphe")).toEqual(["Runder", "Point", "Pr. aften", "Pr. runde"]);
    expect(heads("tarok", "triomphe")).toEqual(["Giv", "Point", "Pr. aften", "Pr. giv"]);
    const figures = figuresOf(row(), { currencies: ["DKK"], counted: ["triomphe"] }, words);
    expect([figures.deals.unit, figures.perDeal.unit]).toEqual(["runder", "pr. runde"]);
  });

  test("hold every currency, that of most evenings first", () => {
    const money = [
      { currency: "SEK", minor: 100, evenings: 1 },
      { currency: "DKK", minor: -300, evenings: 3 },
    ];
    const figure = figuresOf(row({ money }), { currencies: ["DKK", "SEK"], counted: ["tarok"] }, words).money;
    expect(figure.text.replaceAll("\u00a0", " ")).toBe("−3,00 kr. · +1,00 SEK");
    expect(figure.value).toBe(-300);
  });
});

test("the text has a line a person in columns, and those without a place below", () => {
  const rows = [row(), row({ id: "k", name: "Karen", place: null, evenings: 1, points: -5 })];
  expect(standingsText(standings(rows), "points", words)).toBe(
    [
      "2026/27",
      "1. august 2026 – 31. juli 2027, 0 aftener",
      "En plads kræver mindst 2 aftener.",
      "",
      "        Point  Aftener",
      "1. Bo  +1.240        4",
      "",
      "Uden plads: under 2 aftener",
      "Karen      −5        1",
    ].join("\n"),
  );
});
