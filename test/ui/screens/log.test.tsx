import { fireEvent, screen } from "@testing-library/preact";
import { beforeAll, describe, expect, test } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import { type Evening, points } from "../../../src/model/index.ts";
import type { LogRow, Moved } from "../../../src/state/index.ts";
import Log from "../../../src/ui/screens/log/index.tsx";
import { speak } from "../../../src/ui/words.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { draw } from "../draw.tsx";
import { appWith } from "../fakes/app.ts";
import { fakeEvening } from "../fakes/evening.ts";

beforeAll(async () => speak(await loadWords("da")));

const file: Evening = { ...CLUB_EVENING.file, id: "club", end: null, entries: CLUB_EVENING.file.entries.slice(0, 3) };
const [first] = file.entries;
const fine = { type: "fine", id: "f", player: "p0", kind: "misdeal" };
const row = (keys: Partial<LogRow>): LogRow => ({
  revision: JSON.stringify(keys),
  of: "d1",
  kind: "saved",
  at: "2026-10-24T21:42:00+02:00",
  entry: null,
  before: null,
  ...keys,
});

const log = (rows: readonly LogRow[], moved: ReadonlyMap<string, Moved> = new Map()) => {
  const live = fakeEvening(file, { log: rows, moved });
  draw(<Log params={{ id: "club" }} />, appWith(live));
  return live;
};
const told = () =>
  screen.queryAllByRole("listitem").map(({ textContent }) => textContent?.replace(/[\s\u00a0]+/g, " ").trim());

describe("the log tells", () => {
  test("when it was by the clock of the evening, however the time was written down", () => {
    log([row({ at: "2026-10-24T19:42:00Z", entry: { ...first } }), row({ at: "2026-10-24T22:05Z", kind: "deleted" })]);
    expect(told()[0]).toContain("kl. 21.42");
    expect(told()[1]).toContain("søndag 25. oktober kl. 00.05");
  });

  test("what was saved, and leads there", () => {
    log([row({ entry: { ...first } })]);
    expect(told()).toEqual([
      "Spil 1 gemt kl. 21.42Anders tager sidste stik. Søren taber klør konge til Birgit. Tælling: Anders 28, Birgit 29, Søren 21.",
    ]);
    expect(screen.getByRole("link", { name: /Spil 1/ }).getAttribute("href")).toBe("#/evening/club/book/d1");
  });

  test("what stood before a correction, and what stands now", () => {
    log([row({ kind: "corrected", entry: { ...fine, kind: "revoke" }, before: fine, of: "f" })]);
    expect(told()[0]).toBe(
      "Bøde rettet kl. 21.42Før: Anders får en bøde: fejlgivning, 5 i hver kop.Nu: Anders får en bøde: kulørsvigt, 40 i hver kop.",
    );
  });

  test("of a correction only what changed, and what it moved", () => {
    const other = { ...first, lastTrick: { winner: "p1" } };
    const { books } = fakeEvening(file).now.value;
    const after = { ...books, players: { ...books.players, p1: points((books.players["p1"] ?? 0) + 20) } };
    const correction = row({ kind: "corrected", entry: other, before: { ...first } });
    log([correction], new Map([[correction.revision, { before: books, after }]]));
    expect(told()[0]).toBe(
      "Spil 1 rettet kl. 21.42Før: Anders tager sidste stik.Nu: Birgit tager sidste stik.Birgit +20",
    );
  });

  test("the last ten at first, the older on request", () => {
    log(Array.from({ length: 12 }, (_, i) => row({ entry: { ...first }, by: `${i}` })));
    expect(told()).toHaveLength(10);
    fireEvent.click(screen.getByRole("button", { name: "Vis ældre" }));
    expect(told()).toHaveLength(12);
  });

  test("what was deleted, which leads nowhere", () => {
    log([row({ kind: "deleted", of: "f", before: fine, by: "Ingers telefon" })]);
    expect(told()).toEqual(["Bøde slettet kl. 21.42 på Ingers telefonAnders får en bøde: fejlgivning, 5 i hver kop."]);
    expect(screen.queryByRole("link", { name: /slettet/ })).toBeNull();
  });

  test("what changed in the evening's set-up, its end and its payments", () => {
    const end = { at: "2026-10-24T23:00:00+02:00" };
    log([
      row({ kind: "setup", of: "setup", entry: { money: {}, rules: {} } }),
      row({ kind: "setup", of: "setup", entry: { end }, before: { end: null } }),
      row({ kind: "setup", of: "setup", entry: { end: { ...end, paid: [] } }, before: { end } }),
      row({ kind: "setup", of: "setup", entry: { end: null }, before: { end } }),
    ]);
    expect(told()).toEqual([
      "Pris og regler rettet kl. 21.42",
      "Aftenen afsluttet kl. 21.42",
      "Betalinger noteret kl. 21.42",
      "Aftenen åbnet igen kl. 21.42",
    ]);
  });

  test("of the set-up what stood before and what stands now, where a line can say it", () => {
    log([
      row({
        kind: "setup",
        of: "setup",
        entry: { place: "Klubhuset", money: { currency: "DKK", minorPerPoint: 20, roundToMinor: 1 } },
        before: { place: null, money: { currency: "DKK", minorPerPoint: 10, roundToMinor: 1 } },
      }),
    ]);
    expect(told()).toEqual(["Sted og pris rettet kl. 21.42Før: –. Nu: Klubhuset.Før: 10 øre. Nu: 20 øre."]);
  });

  test("an arrival in one row, whoever is new in the evening with it", () => {
    const join = { type: "join", id: "j", player: "p1" };
    log([
      row({ of: "j", entry: join }),
      row({ kind: "setup", of: "setup", entry: { players: [] } }),
      row({ kind: "setup", of: "setup", entry: { players: [] }, at: "2026-10-24T21:00:00+02:00" }),
    ]);
    expect(told()).toEqual(["Ankomst gemt kl. 21.42Birgit sætter sig ved bordet.", "Spillere rettet kl. 21.00"]);
  });

  test("the day too where it is not the evening's", () => {
    log([row({ kind: "setup", of: "setup", entry: { place: "" }, at: "2026-10-25T09:05:00+01:00" })]);
    expect(told()[0]).toMatch(/^Sted rettet søndag 25. oktober( 2026)? kl. 10.05$/);
  });

  test("of something from elsewhere that it cannot be read", () => {
    log([row({ of: "x" })]);
    expect(told()).toEqual(["Noget, som denne udgave ikke kan læse gemt kl. 21.42"]);
  });

  test("that nothing was changed", () => {
    log([]);
    expect(screen.getByText("Intet er ændret endnu.")).toBeDefined();
  });
});

test("what was done last is undone and done again", async () => {
  const live = log([]);
  expect(screen.queryByRole("button", { name: "Fortryd" })).toBeNull();
  await live.apply({ kind: "remove", id: "d3" });
  fireEvent.click(await screen.findByRole("button", { name: "Fortryd" }));
  expect(live.lines.value).toHaveLength(3);
  fireEvent.click(await screen.findByRole("button", { name: "Gentag" }));
  expect(live.lines.value).toHaveLength(2);
});
