import { describe, expect, test } from "vitest";
import { LIMITS } from "../../../src/model/index.ts";
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

describe("a file that is not whole, or too much", () => {
  const faultOf = async (content: string | Blob) => {
    const read = await readFile(new Blob([content]));
    return read.ok ? undefined : read.error;
  };
  const backup = shownBackup();
  const evening = JSON.stringify(file);

  test.each([0.999, 0.5, 0.1, 0.001])("that was cut short says so (%d of it is there)", async (share) => {
    for (const text of [backup, evening, JSON.stringify(JSON.parse(backup), null, 2)])
      expect(await faultOf(text.slice(0, text.length * share))).toEqual({ kind: "cutShort" });
  });

  test("that was garbled on its way says so", async () => {
    const at = Math.floor(backup.length / 2);
    const torn = `${backup.slice(0, at)}}}]]${backup.slice(at)}`;
    expect(await faultOf(torn)).toEqual({ kind: "damaged" });
  });

  test.each([
    ["", "empty"],
    [" \n ", "empty"],
    ["Kære alle", "notOurs"],
    ['{"format":"klub","x":', "notOurs"],
    ["[1,2", "notOurs"],
    ['{"format":"kongekop-backup","version":99}', "newer"],
    ['{"format":"kongekop-evening","version":99}', "newer"],
  ])("%j is %s", async (text, kind) => expect(await faultOf(text)).toEqual({ kind }));

  test("that is larger than an evening can be tells both sizes", async () => {
    const large = JSON.stringify({ ...file, note: "x".repeat(LIMITS.bytes) });
    const told = { kind: "tooLarge", bytes: new Blob([large]).size, limit: LIMITS.bytes };
    expect(await faultOf(large)).toEqual(told);
    const { format, ...rest } = file as unknown as Record<string, unknown>;
    expect(await faultOf(JSON.stringify({ ...rest, note: "x".repeat(LIMITS.bytes), format }))).toMatchObject({
      kind: "tooLarge",
    });
  });

  test("of an evening that cannot be tells which, and what is wrong in it", async () => {
    const [deal] = file.entries;
    const wrong = { ...file, place: "Klubben", entries: [{ ...deal, dealer: "nobody" }] };
    expect(await faultOf(JSON.stringify(wrong))).toMatchObject({
      kind: "refused",
      evening: { startedAt: file.startedAt, place: "Klubben", problems: [{ path: ["entries", 0, "dealer"] }] },
    });
  });
});
