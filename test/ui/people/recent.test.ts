import { expect, test } from "vitest";
import { points } from "../../../src/model/index.ts";
import type { EveningCard } from "../../../src/state/index.ts";
import { byRecency } from "../../../src/ui/people/recent.ts";

const person = (name: string, archived = false) => ({ id: name, name, archived });
const evening = (...names: string[]): EveningCard => ({
  id: names.join(),
  game: "tarok",
  startedAt: "2026-11-30T19:00+01:00",
  running: false,
  unpaid: false,
  minutes: null,
  notes: [],
  deals: 1,
  currency: "DKK",
  players: names.map((name) => ({ id: name, name, points: points(0), moneyMinor: 0, openMinor: 0, deals: 4 })),
  pots: {},
  paid: [],
});

test("those of the newest evening come first, who never played last by name, who is archived not at all", () => {
  const people = [person("Åse"), person("Bo"), person("Ib"), person("Inger"), person("Ole", true), person("Anna")];
  const evenings = [evening("Inger", "Ole"), evening("Bo", "Inger")];
  expect(byRecency(people, evenings, "da").map(({ name }) => name)).toEqual(["Inger", "Bo", "Anna", "Ib", "Åse"]);
});
