import { describe, expect, it } from "vitest";
import { formatsOf } from "../../../src/i18n/format.ts";
import { bySeason, countOf, eveningFinder } from "../../../src/state/finding/index.ts";
import type { EveningCard } from "../../../src/state/index.ts";
import { aCard } from "../../support/cards.ts";

const { day } = formatsOf("da-DK");
const said = ({ startedAt }: EveningCard): string => day(startedAt, new Date(0));

const cards = [
  aCard({ id: "autumn", place: "Hos Søren", club: "Hjørring Tarokklub", table: "Bord 2", unpaid: true }, [
    "Åge",
    "Bjørn",
    "Anne-Marie",
  ]),
  aCard({ id: "may", startedAt: "2025-05-10T19:30:00+02:00", place: "Klubhuset", notes: ["Ny vært", "Karl gik hjem"] }),
  aCard({ id: "year before", startedAt: "2024-10-03T19:30:00+02:00" }, ["Åge", "Inger", "Poul"]),
];

function ids(text: string, unpaid = false): readonly string[] {
  const find = eveningFinder(bySeason(cards, [], "2025-10-24"), said);
  return find({ text, unpaid }).flatMap(({ evenings }) => evenings.map(({ id }) => id));
}

describe("looking for evenings", () => {
  it.each([
    ["", ["autumn", "may", "year before"]],
    ["søren", ["autumn"]],
    ["SOREN", ["autumn"]],
    ["soeren", ["autumn"]],
    ["age", ["autumn", "year before"]],
    ["aage inger", ["year before"]],
    ["Åge", ["autumn", "year before"]],
    ["marie", ["autumn"]],
    ["tarokkl", ["autumn"]],
    ["hjorring bord 2", ["autumn"]],
    ["vært", ["may"]],
    ["gik karl", ["may"]],
    ["åge vært", []],
    ["24 okt", ["autumn"]],
    ["24. oktober", ["autumn"]],
    ["oktober 2025", ["autumn"]],
    ["oktober", ["autumn", "year before"]],
    ["fredag", ["autumn"]],
    ["10", ["may"]],
    ["2025-10-24", ["autumn"]],
    ["2024-10", ["year before"]],
    ["3/10", ["year before"]],
    ["24.10.25", ["autumn"]],
    ["3.10.2025", []],
    ["202", ["autumn", "may", "year before"]],
    ["  ,  ", ["autumn", "may", "year before"]],
  ])("%s", (text, found) => expect(ids(text)).toEqual(found));

  it("leaves out what is paid, where that is wanted", () => {
    expect(ids("", true)).toEqual(["autumn"]);
    expect(ids("vært", true)).toEqual([]);
  });

  it("keeps the seasons of what it finds, and counts it", () => {
    const found = eveningFinder(bySeason(cards, [], "2025-10-24"), said)({ text: "åge", unpaid: false });
    expect(found.map(({ season }) => season.name)).toEqual(["2025/26", "2024/25"]);
    expect(countOf(found)).toBe(2);
  });
});
