import { describe, expect, test } from "vitest";
import { formatsOf } from "../../src/i18n/format.ts";

const da = formatsOf("da-DK");
const en = formatsOf("en-GB");
const sv = formatsOf("sv-SE");
/** No-break spaces keep an amount together on screen; in a test they only hide. */
const visible = (text: string) => text.replaceAll("\u00a0", " ");

describe("points", () => {
  test.each([
    [145, "145", "145", "145"],
    [-120, "\u2212120", "\u2212120", "\u2212120"],
    [0, "0", "0", "0"],
    [-0, "0", "0", "0"],
    [-1240, "\u22121.240", "\u22121,240", "\u22121 240"],
    [1_000_000, "1.000.000", "1,000,000", "1 000 000"],
  ])("%d", (n, ...written) => {
    expect([da, en, sv].map((format) => visible(format.points(n)))).toEqual(written);
  });

  test.each([
    [225, "+225", "+225", "+225"],
    [-20, "\u221220", "\u221220", "\u221220"],
    [0, "0", "0", "0"],
    [1240, "+1.240", "+1,240", "+1 240"],
  ])("a change of %d", (n, ...written) => {
    expect([da, en, sv].map((format) => visible(format.signed(n)))).toEqual(written);
  });
});

describe("money", () => {
  test.each<[number, string, ...string[]]>([
    [1100, "DKK", "11,00 kr.", "DKK 11.00", "11,00 Dkr"],
    [-1450, "DKK", "\u221214,50 kr.", "\u2212DKK 14.50", "\u221214,50 Dkr"],
    [123_456, "DKK", "1.234,56 kr.", "DKK 1,234.56", "1 234,56 Dkr"],
    [1100, "SEK", "11,00 SEK", "SEK 11.00", "11,00 kr"],
    [350, "EUR", "3,50 €", "€3.50", "3,50 €"],
    [350, "JPY", "350 JP¥", "JP¥350", "350 JPY"],
  ])("%d minor units of %s", (minor, currency, ...written) => {
    expect([da, en, sv].map((format) => visible(format.money(minor, currency)))).toEqual(written);
  });

  test("with a sign, and in a column that names the currency in its head", () => {
    expect(visible(da.signedMoney(1450, "DKK"))).toBe("+14,50 kr.");
    expect([1450, -650, 0].map((minor) => da.signedAmount(minor, "DKK"))).toEqual(["+14,50", "\u22126,50", "0,00"]);
    expect(en.amount(-1450, "DKK")).toBe("\u221214.50");
    expect([da.currency("DKK"), en.currency("DKK"), da.currency("EUR")]).toEqual(["kr.", "DKK", "€"]);
    expect([sv.currency("DKK"), sv.currency("SEK")]).toEqual(["Dkr", "kr"]);
  });

  test.each<[number, string, ...string[]]>([
    [10, "DKK", "10 øre", "10 øre", "10 öre"],
    [12.5, "DKK", "12,5 øre", "12.5 øre", "12,5 öre"],
    [150, "DKK", "1,50 kr.", "DKK 1.50", "1,50 Dkr"],
    [10, "EUR", "0,10 €", "€0.10", "0,10 €"],
    [0.25, "EUR", "0,0025 €", "€0.0025", "0,0025 €"],
  ])("a point worth %d minor units of %s", (minorPerPoint, currency, ...written) => {
    expect([da, en, sv].map((format) => visible(format.price({ minorPerPoint, currency })))).toEqual(written);
  });
});

describe("an evening's day", () => {
  const now = new Date(2026, 10, 30, 12);

  test.each([
    ["2026-11-30T19:30:00+01:00", "mandag 30. november", "Monday 30 November", "måndag 30 november"],
    ["2025-11-30T19:30+01:00", "søndag 30. november 2025", "Sunday, 30 November 2025", "söndag 30 november 2025"],
    // The same calendar year, but another season.
    ["2026-05-08T19:30+02:00", "fredag 8. maj 2026", "Friday, 8 May 2026", "fredag 8 maj 2026"],
  ])("%s", (at, ...written) => {
    expect([da, en, sv].map((format) => format.day(at, now))).toEqual(written);
  });

  test.each(["2026-11-30T23:59:00-11:00", "2026-11-30T00:01:00+14:00", "2026-11-30T12:00Z"])(
    "is the one on the wall where it began: %s",
    (at) => {
      expect(da.day(at, now)).toBe("mandag 30. november");
    },
  );

  test("goes without its year through a whole winter", () => {
    expect(da.day("2026-11-30T19:30+01:00", new Date(2027, 1, 1))).toBe("mandag 30. november");
    expect(da.shortDay("2026-05-08T19:30+02:00", now)).toBe("8. maj 2026");
  });

  test("with the date and the time of day", () => {
    expect(da.date("2026-11-30T19:30:00+01:00")).toBe("30. november 2026");
    expect(da.time("2026-11-30T19:05:00+01:00")).toBe("19.05");
    expect(en.time("2026-11-30T19:05:00+01:00")).toBe("19:05");
    expect(sv.date("2026-11-30T19:30:00+01:00")).toBe("30 november 2026");
    expect(sv.time("2026-11-30T19:05:00+01:00")).toBe("19:05");
  });
});

test.each([
  [200, "3 timer og 20 minutter", "3 hours and 20 minutes", "3 timmar och 20 minuter"],
  [61, "1 time og 1 minut", "1 hour and 1 minute", "1 timme och 1 minut"],
  [120, "2 timer", "2 hours", "2 timmar"],
  [0.2, "0 minutter", "0 minutes", "0 minuter"],
])("%d minutes last", (minutes, ...written) => {
  expect([da, en, sv].map((format) => visible(format.duration(minutes)))).toEqual(written);
});

test("names are counted up", () => {
  const names = ["Inger", "Poul", "Karen"];
  expect([da.list(names), en.list(names)]).toEqual(["Inger, Poul og Karen", "Inger, Poul and Karen"]);
  expect([da.either(names), en.either(names)]).toEqual(["Inger, Poul eller Karen", "Inger, Poul or Karen"]);
  expect([sv.list(names), sv.either(names)]).toEqual(["Inger, Poul och Karen", "Inger, Poul eller Karen"]);
  expect(da.list([])).toBe("");
});
