import { expect, test } from "vitest";
import { readFile } from "../../../src/state/wires/data/incoming.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { shownBackup } from "../../support/shown.ts";

const { file } = CLUB_EVENING;
const backupOf = (evenings: readonly unknown[]) =>
  new Blob([JSON.stringify({ ...JSON.parse(shownBackup()), people: [], evenings })]);

test("an evening that a backup names twice is one, with what either copy knows", async () => {
  const shorter = { ...file, entries: file.entries.slice(0, 20) };
  const read = await readFile(backupOf([shorter, file, { ...file, id: "another" }]));
  if (!read.ok) throw new Error(read.error.kind);
  expect(read.value.evenings.map(({ base, lines }) => [base.id, lines.length])).toEqual([
    [file.id, file.entries.length],
    ["another", file.entries.length],
  ]);
});
