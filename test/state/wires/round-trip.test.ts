import "fake-indexeddb/auto";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { revisionsOf, writeEvening } from "../../../src/ledger/index.ts";
import { BACKUP_VERSION, DEFAULT_SETTINGS, type Result, writeBackup } from "../../../src/model/index.ts";
import type { App } from "../../../src/state/index.ts";
import type { Store } from "../../../src/store/index.ts";
import { tarokEvening } from "../../arbitraries/evening.ts";
import { anApp, aStore, begun, openedIn, record, until } from "../../support/app.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { snapshotOf } from "../../support/stored.ts";

function got<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** A club's backup of 300 evenings, each another one. */
function aClub(): string {
  const evenings = fc.sample(tarokEvening, { numRuns: 300, seed: 2026 }).map((evening, i) => {
    const { entries, ...setup } = { ...evening, id: `evening ${String(i).padStart(3, "0")}`, place: `Sted ${i}` };
    return writeEvening(setup, entries as never, revisionsOf({ ...setup, entries }));
  });
  const people = ["p0", "p1", "p2", "p3", "p4", "p5", "p6"].map((id) => ({ id, name: `Spiller ${id}` }));
  const at = "2026-11-30T12:00:00+01:00";
  const books = {
    profiles: [],
    seasons: [{ id: "spring", name: "Forår", from: "2026-01-01", to: "2026-05-31", minEvenings: 3 }],
    nights: [{ id: "night", name: "Julefest", evenings: ["evening 000", "evening 001"] }],
    payments: [{ id: "paid", at, from: "p0", to: "p1", amountMinor: 1250, currency: "DKK", night: "night" }],
  };
  return JSON.stringify(writeBackup({ at, people, evenings, settings: DEFAULT_SETTINGS, ...books }));
}

const all = { evenings: {}, samePeople: [], settings: true };
const exported = async (app: App): Promise<Record<string, unknown>> => {
  const { at: _, ...rest } = JSON.parse(await got(await app.data.exportAll()).blob.text());
  return rest;
};

describe("a backup of 300 evenings", () => {
  const file = aClub();
  let store: Store;
  let app: App;
  beforeAll(async () => {
    store = await aStore();
    app = anApp(store);
    const preview = got(await app.data.previewImport(new Blob([file])));
    expect([preview.added.length, preview.known, preview.changed, preview.refused]).toEqual([300, 0, [], []]);
    expect([preview.newPeople([]).length, preview.newBooks]).toEqual([7, { seasons: 1, nights: 1, payments: 1 }]);
    got(await app.data.applyImport(all));
  }, 60_000);

  test("brought into an empty app comes out as it went in", async () => {
    const { at: _, ...content } = JSON.parse(file);
    expect(await exported(app)).toEqual(content);
  });

  test("brought in once more changes nothing", async () => {
    const before = await snapshotOf(store);
    const preview = got(await app.data.previewImport(new Blob([file])));
    expect([preview.added, preview.known, preview.changed]).toEqual([[], 300, []]);
    expect([preview.newPeople([]), preview.newBooks]).toEqual([[], { seasons: 0, nights: 0, payments: 0 }]);
    got(await app.data.applyImport(all));
    expect(await snapshotOf(store)).toEqual(before);
  });

  test("of a later app is refused, and nothing is touched", async () => {
    const before = await snapshotOf(store);
    const later = JSON.stringify({ ...JSON.parse(file), version: BACKUP_VERSION + 1, moon: [] });
    expect(await app.data.previewImport(new Blob([later]))).toEqual({ ok: false, error: { kind: "newer" } });
    expect(await snapshotOf(store)).toEqual(before);
  });
});

test("a new evening that is left stays out, and the import is undone by its safety copy", async () => {
  const app = anApp(await aStore());
  const here = await begun(app, CLUB_EVENING.file);
  const { at: _, ...before } = JSON.parse(await got(await app.data.exportAll()).blob.text());
  const { entries: __, revisions: ___, ...file } = { revisions: [], ...CLUB_EVENING.file };
  const evenings = ["a", "b"].map((id) => ({ ...file, id, entries: [] }));
  const text = JSON.stringify({ at: "2026-11-30T12:00:00+01:00", ...before, evenings });
  got(await app.data.previewImport(new Blob([text])));
  got(await app.data.applyImport({ ...all, left: ["a"] }));
  const ids = async () => (await until(app.evenings, (list) => list !== null))?.map(({ id }) => id).toSorted();
  await until(app.evenings, (list) => list?.length === 2);
  expect(await ids()).toEqual([here.id, "b"].toSorted());
  const [copy] = await until(app.data.safetyCopies, ({ length }) => length > 0);
  got(await app.data.restoreSafetyCopy(copy?.id ?? ""));
  expect(await exported(app)).toEqual(before);
});

test("the file's copy in place of the one here is one step that one undo takes back", async () => {
  const app = anApp(await aStore());
  const mine = await begun(app, CLUB_EVENING.file);
  await record(mine, { ...CLUB_EVENING.file, entries: CLUB_EVENING.file.entries.slice(0, 6) });
  const file = JSON.stringify(mine.document());
  const other = anApp(await aStore());
  got(await other.data.previewImport(new Blob([file])));
  got(await other.data.applyImport(all));
  const theirs = await openedIn(other, mine.id);
  got(await theirs.apply({ kind: "setup", keys: { place: "Hos Åse" } }));
  const [, second, third] = theirs.lines.value;
  if (second) got(await theirs.apply({ kind: "remove", id: second.entry.id }));

  got(await mine.apply({ kind: "setup", keys: { place: "Klubhuset" } }));
  if (third) got(await mine.apply({ kind: "amend", entry: { ...third.entry, note: "her" } as never }));
  got(await mine.apply({ kind: "add", entry: CLUB_EVENING.file.entries[8] as never }));
  got(await app.data.previewImport(new Blob([JSON.stringify(theirs.document())])));
  got(await app.data.applyImport({ ...all, evenings: { [mine.id]: "theirs" } }));

  await until(mine.lines, ({ length }) => length === 5);
  const told = ({ setup, lines }: typeof mine) => [setup.value.place, lines.value.map(({ entry }) => entry)];
  expect(told(mine)).toEqual(told(theirs));
  got(await mine.undo());
  expect(mine.lines.value.length).toBe(6);
  expect(mine.setup.value.place).toBe("Klubhuset");
  expect(mine.lines.value.some(({ entry }) => "note" in entry && entry.note === "her")).toBe(true);
});
