// Before everything: Dexie looks for a database of the browser when it is loaded.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { HANDED_FORM, type Result } from "../../../src/model/index.ts";
import type { App, LiveEvening } from "../../../src/state/index.ts";
import { handedLinkOf, openLink } from "../../../src/state/sharing/index.ts";
import { readLinkData } from "../../../src/state/sharing/link.ts";
import { unpacked } from "../../../src/state/sharing/packed.ts";
import { createApp } from "../../../src/state/wires/create.ts";
import { newId } from "../../../src/state/wires/ids.ts";
import { aStore, begun, openedIn, record, until } from "../../support/app.ts";
import { CLUB_EVENING } from "../../support/cases.ts";

const { file } = CLUB_EVENING;
const entry = (number: number) => file.entries[number - 1] as (typeof file.entries)[number];

/** Both phones show the same time; a minute passes with every look. */
let minutes = 0;
const around = { newId, now: () => new Date(Date.UTC(2026, 9, 24, 18, ++minutes)).toISOString() };
const aPhone = async (): Promise<App> => createApp(await aStore(), undefined, around);

function got<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** What "continue here" does. */
async function handed(from: LiveEvening, to: App): Promise<LiveEvening> {
  const opened = got(await openLink(String(HANDED_FORM), handedLinkOf(from)));
  const preview = got(await to.data.previewImport(opened.file));
  expect([preview.refused, preview.namesakes, preview.changed.flatMap(({ problems }) => problems)]).toEqual([
    [],
    [],
    [],
  ]);
  got(await to.data.applyImport({ evenings: {}, samePeople: [], settings: false }));
  got(await to.setReader(from.id, false));
  return openedIn(to, from.id);
}

const ids = ({ lines }: LiveEvening) => lines.value.map((line) => line.entry.id);

/** An evening of six deals that was handed on, with corrections, a deletion and another place behind it. */
async function twoPhones() {
  const [first, second] = [await aPhone(), await aPhone()];
  const mine = await begun(first, file);
  await record(mine, { ...file, entries: file.entries.slice(0, 6) });
  got(await mine.apply({ kind: "amend", entry: { ...entry(2), note: "talt om" } as never }));
  got(await mine.apply({ kind: "remove", id: entry(4).id }));
  got(await mine.apply({ kind: "setup", keys: { place: "Hos Åse" } }));
  return { first, second, mine, theirs: await handed(mine, second) };
}

test("an evening that is handed on is the same there, with all that led to it", async () => {
  const { mine, theirs } = await twoPhones();
  expect(theirs.document()).toEqual(mine.document());
  expect(theirs.log.value).toHaveLength(9);
  expect(theirs.setup.value.place).toBe("Hos Åse");
});

test("what both phones then record, correct, delete and undo comes together: nothing lost, nothing twice, nothing asked", async () => {
  const { first, mine, theirs } = await twoPhones();
  got(await theirs.undo());
  got(await theirs.undo());
  expect(theirs.setup.value.place).toBe(file.place);
  got(await theirs.apply({ kind: "remove", id: entry(6).id }));
  got(await theirs.apply({ kind: "amend", entry: { ...entry(1), note: "der" } as never }));
  got(await theirs.apply({ kind: "add", entry: entry(7) }));
  got(await mine.apply({ kind: "amend", entry: { ...entry(3), note: "her" } as never }));
  got(await mine.apply({ kind: "add", entry: entry(8) }));

  const before = mine.log.value.length;
  await handed(theirs, first);
  const both = await until(mine.log, ({ length }) => length > before).then(() => mine);
  // The two that were added at once stand as the revisions have it, the same on both phones.
  expect(ids(both).toSorted()).toEqual([1, 2, 3, 4, 5, 7, 8].map((number) => entry(number).id));
  expect(both.lines.value.slice(0, 3).map(({ entry }) => ("note" in entry ? entry.note : ""))).toEqual([
    "der",
    "talt om",
    "her",
  ]);
  expect(both.conflicts.value).toEqual([]);

  const again = await handed(both, first);
  expect(again.document()).toEqual(both.document());
});

test("what both corrected is asked about, as ever", async () => {
  const { first, mine, theirs } = await twoPhones();
  got(await mine.apply({ kind: "amend", entry: { ...entry(1), note: "her" } as never }));
  got(await theirs.apply({ kind: "amend", entry: { ...entry(1), note: "der" } as never }));
  await handed(theirs, first);
  expect(await until(mine.conflicts, ({ length }) => length > 0)).toMatchObject([{ of: entry(1).id }]);
});

test("a phone that only reads stores nothing, in any tab, until it takes the evening back", async () => {
  const store = await aStore();
  const [app, tab] = [createApp(store, undefined, around), createApp(store, undefined, around)];
  const mine = await begun(app, file);
  await record(mine, { ...file, entries: file.entries.slice(0, 2) });
  const other = await openedIn(tab, mine.id);
  got(await app.setReader(mine.id, true));
  await until(other.reader, (reader) => reader);
  const closed = { ok: false, error: { kind: "reader" } };
  expect(await other.apply({ kind: "add", entry: entry(3) })).toEqual(closed);
  expect(await mine.apply({ kind: "setup", keys: { place: "Hos Åse" } })).toEqual(closed);
  expect([await mine.undo(), await mine.end()]).toEqual([closed, closed]);
  expect(await until(mine.canUndo, (can) => !can)).toBe(false);
  expect(ids(mine)).toEqual([entry(1).id, entry(2).id]);
  got(await tab.setReader(mine.id, false));
  got(await mine.undo());
  expect(ids(mine)).toEqual([entry(1).id]);
});

test("28 deals as the app records them fit into 4,000 characters, with all that led to them", async () => {
  const app = await aPhone();
  const uuids = new Map([...file.players, ...file.entries].map(({ id }) => [id, newId()]));
  const own = JSON.parse(JSON.stringify(file), (_, value) => uuids.get(value) ?? value) as typeof file;
  const live = await begun(app, own);
  await record(live, own);
  expect(handedLinkOf(live).length).toBeLessThan(4_000);
});

test("form 2 is the same for good: a link that was written once is read for ever", () => {
  const once = "NRLSESO-VQtrfXrkFyscbgW2z7CGTpEhAQtTDEHhiuQ3A10jkxBDC4jfokDxDwA";
  const deal = { type: "deal", id: "d1" };
  const read = readLinkData("2", once);
  expect(read.ok && JSON.parse(read.value)).toEqual({
    format: "kongekop-evening",
    version: 1,
    place: "Hos Åse",
    entries: [deal],
    revisions: [{ id: "r1", of: "d1", replaces: [], after: null, entry: deal, at: "2026-10-24T18:00:00Z" }],
  });
});

test.each(["", "1", "[]", "{}", '{"revisions":1}', '{"revisions":[1]}', '{"revisions":[{"id":"a","entry":3}]}'])(
  "%j is no text of form 2",
  (text) => {
    expect(unpacked(text)).toBeUndefined();
  },
);
