import { describe, expect, test } from "vitest";
import { type SeasonLine, type SeasonWords, seasonCsv } from "../../../src/ledger/csv/index.ts";
import { readCsv } from "./rfc4180.ts";

const words: SeasonWords = {
  headings: {
    place: "Plads",
    name: "Navn",
    evenings: "Aftener",
    deals: "Spil",
    points: "Point",
    perEvening: "Pr. aften",
    perDeal: "Pr. spil",
  },
  money: (currency) => `Beløb i ${currency}`,
  digits: (currency) => (currency === "ISK" ? 0 : 2),
};

const line = (keys: Partial<SeasonLine>): SeasonLine => ({
  place: 1,
  name: "Bo",
  evenings: 2,
  deals: 3,
  points: -50,
  perEvening: -25,
  perDeal: -50 / 3,
  money: [{ currency: "DKK", minor: -1250 }],
  ...keys,
});

describe("the standings of a season for a spreadsheet", () => {
  test("have a row a person, decimal commas and a column a currency", () => {
    const rows = [line({}), line({ name: "Ib", place: null, money: [{ currency: "ISK", minor: 700 }] })];
    expect(readCsv(seasonCsv(rows, ["DKK", "ISK"], words))).toEqual([
      ["Plads", "Navn", "Aftener", "Spil", "Point", "Pr. aften", "Pr. spil", "Beløb i DKK", "Beløb i ISK"],
      ["1", "Bo", "2", "3", "-50", "-25,00", "-16,67", "-12,50", ""],
      ["", "Ib", "2", "3", "-50", "-25,00", "-16,67", "", "700"],
    ]);
  });

  test("leave an average of nothing empty, and round one that is nearly nothing to nothing", () => {
    const [, row] = readCsv(seasonCsv([line({ perEvening: null, perDeal: -0.001 })], [], words));
    expect(row?.slice(5)).toEqual(["", "0,00"]);
  });

  test.each(["Åse; Bo", 'den "lange" Bo', "to\r\nlinjer", "æøå"])("give the name %j back", (name) => {
    expect(readCsv(seasonCsv([line({ name })], [], words))[1]?.[1]).toBe(name);
  });

  test("compute no name", () => {
    expect(readCsv(seasonCsv([line({ name: "=1+1" })], [], words))[1]?.[1]).toBe("'=1+1");
  });
});
