import fc from "fast-check";
import { expect, it } from "vitest";
import { dayOf, type Season } from "../../../src/model/index.ts";
import { bySeason } from "../../../src/state/finding/index.ts";
import { aCard } from "../../support/cards.ts";

const day = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const own = fc.array(
  fc.tuple(fc.uuid(), day, day).map(([id, ...ends]): Season => {
    const [from, to] = ends.toSorted() as [string, string];
    return { id, name: "Forår", from, to };
  }),
  { maxLength: 4 },
);

it("puts every evening in exactly one season, which holds its day, in the order of the list", () => {
  fc.assert(
    fc.property(fc.array(day), own, day, (days, seasons, today) => {
      const cards = days.map((at, i) => aCard({ id: String(i), startedAt: `${at}T20:00:00+01:00` }));
      const groups = bySeason(cards, seasons, today);
      const ids = groups.flatMap(({ evenings }) => evenings.map(({ id }) => Number(id)));
      expect(ids.toSorted((a, b) => a - b)).toEqual(days.map((_, i) => i));
      for (const { season, evenings, current } of groups) {
        expect(evenings.length).toBeGreaterThan(0);
        expect(evenings.map(({ id }) => Number(id))).toEqual(
          evenings.map(({ id }) => Number(id)).toSorted((a, b) => a - b),
        );
        for (const { startedAt } of evenings) {
          expect(season.from <= dayOf(startedAt) && dayOf(startedAt) <= season.to).toBe(true);
        }
        if (current) expect(season.from <= today && today <= season.to).toBe(true);
      }
      expect(groups.map(({ season }) => season.from)).toEqual(
        groups
          .map(({ season }) => season.from)
          .toSorted()
          .toReversed(),
      );
    }),
  );
});

it("says which one today is in", () => {
  const cards = [aCard({ id: "new" }), aCard({ id: "old", startedAt: "2025-07-31T19:30:00+02:00" })];
  expect(bySeason(cards, [], "2026-07-31").map(({ season, current }) => [season.name, current])).toEqual([
    ["2025/26", true],
    ["2024/25", false],
  ]);
  expect(bySeason(cards, [], "2026-08-01").map(({ current }) => current)).toEqual([false, false]);
});
