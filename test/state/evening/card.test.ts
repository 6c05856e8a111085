import { describe, expect, test } from "vitest";
import type { Evening } from "../../../src/model/index.ts";
import { cardOf } from "../../../src/state/evening/index.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { followed } from "../../support/world.ts";

const { file } = CLUB_EVENING;
const cardAt = (keys: Partial<Evening>) => cardOf(followed({ ...file, ...keys }).book);
const lasting = (startedAt: string, at: string) => cardAt({ startedAt, end: { at } }).minutes;

describe("an evening's card", () => {
  test("says how long it took, over the changes of the clock too", () => {
    expect(lasting("2026-03-28T23:30:00+01:00", "2026-03-29T03:30:00+02:00")).toBe(180);
    expect(lasting("2026-10-24T23:30:00+02:00", "2026-10-25T02:30:00+01:00")).toBe(240);
  });

  test("says no length while it runs, nor where it was entered on another day", () => {
    expect(cardAt({ end: null }).minutes).toBeNull();
    expect(lasting("2026-10-24T19:30:00+02:00", "2026-10-26T09:00:00+01:00")).toBeNull();
    expect(lasting("2026-10-24T19:30:00+02:00", "2026-10-24T19:30:00+02:00")).toBeNull();
    expect(lasting("2026-10-24T19:30:00+02:00", "2020-01-01T00:00:00+01:00")).toBeNull();
  });

  test("is unpaid from its end until every payment was made", async () => {
    const { evening: live, book } = followed({ ...file, end: null });
    expect(cardOf(book).unpaid).toBe(false);
    await live.end(live.now.value.seats[0]);
    expect(cardOf(book).unpaid).toBe(true);
    for (const payment of live.outcome.value.payments ?? []) {
      expect(cardOf(book).unpaid).toBe(true);
      await live.markPaid(payment, true);
    }
    expect(cardOf(book).unpaid).toBe(false);
  });

  test("calls who has no name in the file by the number of the row, never by an id", () => {
    const players = file.players.map((player, i) => ({
      ...player,
      name: ["", " \u200b", " Bo  Ib "][i] ?? player.name,
    }));
    const names = cardAt({ players }).players.map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(["N.N. 1", "N.N. 2", "Bo Ib"]);
    const { evening } = followed({ ...file, players });
    expect(players.slice(0, 3).map(({ id }) => evening.name(id))).toEqual(["N.N. 1", "N.N. 2", "Bo Ib"]);
  });

  test("has the notes of the evening and of its entries", () => {
    const [first, second, ...rest] = file.entries;
    if (!first || !second) throw new Error("too few deals");
    const entries = [first, { ...second, note: "Inger kom for sent" }, ...rest] as Evening["entries"];
    expect(cardAt({ note: "Julefrokost", entries }).notes).toEqual(
      expect.arrayContaining(["Julefrokost", "Inger kom for sent"]),
    );
  });
});
