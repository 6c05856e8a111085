import { beforeAll, expect, test } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import type { Evening } from "../../../src/model/index.ts";
import { pictureOf } from "../../../src/ui/screens/share/picture/index.ts";
import { speak, words } from "../../../src/ui/words.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { fakeApp } from "../fakes/app.ts";
import { fakeEvening } from "../fakes/evening.ts";

beforeAll(async () => speak(await loadWords("da")));

const { file } = CLUB_EVENING;
const picture = (keys: Partial<Evening>) => {
  const live = fakeEvening({ ...file, ...keys });
  return pictureOf({ words: words.value, live, outcome: live.outcome.value, where: null, game: fakeApp().games.tarok });
};

test("a picture tells when and where, the pots, what each comes to and who pays whom", () => {
  const paid = [{ from: "p1", to: "p2", amountMinor: 8300 }];
  const end = { at: "2026-10-25T00:15:00+02:00", paid };
  const { payments, rows, ...rest } = picture({ end });
  expect(rest).toEqual({
    title: "24. oktober 2026",
    lines: ["Tarok, Hjørring", "28 spil"],
    cups: [
      { pot: "pagat", name: "Pagat", holds: "255" },
      { pot: "king", name: "Konge", holds: "90" },
    ],
    total: { sum: "345", word: "deles" },
    heads: ["saldo", "kopper", "point", "kr."],
    planTitle: "Tre betalinger, så er alle kvit",
  });
  expect(rows.map(({ name, cells, gain }) => [name, ...cells, gain])).toEqual([
    ["Anders", "\u221235", "+85", "50", "5,00", true],
    ["Birgit", "\u2212970", "+90", "\u2212880", "\u221288,00", false],
    ["Søren", "800", "+85", "885", "88,50", true],
    ["Åse", "\u2212140", "+85", "\u221255", "\u22125,50", false],
  ]);
  expect(payments.map(({ says, amount }) => `${says}: ${amount.replace("\u00a0", " ")}`)).toEqual([
    "Birgit betaler Anders: 5,00 kr.",
    "Birgit betaler Søren (betalt): 83,00 kr.",
    "Åse betaler Søren: 5,50 kr.",
  ]);
});

test("a picture of a running evening says that it is not over, and of unexplained jetons why nobody pays", () => {
  const missing = { type: "transfer", id: "t", from: "player:p0", to: "difference", amount: 5 };
  const { lines, planTitle, payments } = picture({ end: null, entries: [missing] });
  expect(lines.slice(1)).toEqual(["0 spil", "Aftenen er ikke slut. Sådan går det op, hvis I slutter nu."]);
  expect(planTitle).toBe("Der mangler 5 i jetons. Ingen ved hvorfor, og ingen penge gøres op, før det er forklaret.");
  expect(payments).toEqual([]);
});
