import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csv } from "../../../src/ledger/csv/write.ts";
import { readCsv } from "./rfc4180.ts";

const back = (text: string): string | undefined => readCsv(csv([[text, "end"]]))[0]?.[0];

describe("a file for a spreadsheet", () => {
  test("begins with a byte order mark, separates by semicolons and ends every row with CRLF", () => {
    expect(
      csv([
        ["Æble", 5],
        [null, -7],
      ]),
    ).toBe("\uFEFFÆble;5\r\n;-7\r\n");
  });

  test.each([
    [1234, 2, "12,34"],
    [-5, 2, "-0,05"],
    [-1240, 2, "-12,40"],
    [0, 2, "0,00"],
    [-15, 0, "-15"],
    [9_007_199_254_740_991, 2, "90071992547409,91"],
  ])("writes %i minor units with %i digits as %s", (minor, digits, written) => {
    expect(csv([[{ minor, digits }]])).toBe(`\uFEFF${written}\r\n`);
  });

  test.each(["Åse; Bo", 'den "lange" Bo', "to\nlinjer", "to\r\nlinjer", "æøåÆØÅ", " Bo ", "", "🃏", "a=b", "12,5"])(
    "gives %j back as it was",
    (text) => {
      expect(back(text)).toBe(text);
    },
  );

  test.each(["=1+1", "+45 12", "-5", "@SUM(A1)", "\t=1+1", "\r=1", " =1+1", "＝1+1", '=HYPERLINK("x";"y")'])(
    "shows %j instead of computing it",
    (text) => {
      expect(back(text)).toBe(`'${text}`);
    },
  );

  test("gives every text back, but for the apostrophe", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1 }), (texts) => {
        const [row] = readCsv(csv([texts]));
        expect(row?.map((text, i) => (text === `'${texts[i]}` ? texts[i] : text))).toEqual(texts);
      }),
    );
  });
});
