import { describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS, LIMITS, MAX_ROWS, ok } from "../../../src/model/index.ts";
import type { Book } from "../../../src/state/evening/index.ts";
import { readFile } from "../../../src/state/wires/data/incoming.ts";
import type { Job } from "../../../src/state/wires/slices.ts";
import { anApp, aStore, openedIn } from "../../support/app.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { shownBackup } from "../../support/shown.ts";
import { snapshotOf } from "../../support/stored.ts";

const { file } = CLUB_EVENING;
const backupOf = (evenings: readonly unknown[]) =>
  new Blob([JSON.stringify({ ...JSON.parse(shownBackup()), people: [], evenings })]);

const all = { evenings: {}, samePeople: [], settings: false };

/** Reads a file, and answers the ids of its evenings. */
async function idsIn(blob: Blob, job?: Job): Promise<readonly string[] | string> {
  const ids: string[] = [];
  const take = (book: Book) => Promise.resolve(ok(void ids.push(book.base.id)));
  const begin = () => {
    ids.length = 0;
    return take;
  };
  const read = await readFile(blob, begin, job);
  return read.ok ? ids : read.error.kind;
}

test("an evening that a backup names twice is one, with what either copy knows", async () => {
  const app = anApp(await aStore());
  const shorter = { ...file, entries: file.entries.slice(0, 20) };
  const read = await app.data.previewImport(backupOf([shorter, file, { ...file, id: "another" }]));
  expect(read.ok && read.value.added.map(({ id, deals }) => [id, deals])).toEqual([
    [file.id, 28],
    ["another", 28],
  ]);
  await app.data.applyImport(all);
  expect((await openedIn(app, file.id)).lines.value).toHaveLength(file.entries.length);
});

test("what a key tapped twice brings in and puts back, it brings in and puts back once", async () => {
  const app = anApp(await aStore());
  const copies = () => app.data.safetyCopies.value.map(({ evenings }) => evenings);
  app.data.safetyCopies.subscribe(() => {});
  await app.data.previewImport(backupOf([file]));
  expect(await Promise.all([app.data.applyImport(all), app.data.applyImport(all)])).toEqual([
    ok(undefined),
    ok(undefined),
  ]);
  await expect.poll(copies).toEqual([0]);
  const [before] = app.data.safetyCopies.value;
  const back = () => app.data.restoreSafetyCopy(before?.id ?? "");
  expect(await Promise.all([back(), back()])).toEqual([ok(undefined), ok(undefined)]);
  await expect.poll(copies).toEqual([1, 0]);
});

test("a file whose evenings cannot be told apart is read whole, and is the same", async () => {
  const evenings = [file, { ...file, id: "another" }];
  const text = await backupOf(evenings).text();
  expect(await idsIn(new Blob([text]))).toEqual([file.id, "another"]);
  expect(await idsIn(new Blob([text.replace('"evenings"', String.raw`"\u0065venings"`)]))).toEqual([
    file.id,
    "another",
  ]);
});

test("a backup whose list holds something else is read from its beginning, each evening once", async () => {
  const app = anApp(await aStore());
  const read = await app.data.previewImport(backupOf([file, 3]));
  expect(read).toMatchObject({ ok: true, value: { added: [{ deals: 28 }], twice: [], refused: [{ index: 1 }] } });
});

test("a backup of a later app is refused before its evenings are read", async () => {
  const later = { ...JSON.parse(await backupOf([file]).text()), version: 99 };
  const taken: Book[] = [];
  const take = (book: Book) => Promise.resolve(ok(void taken.push(book)));
  const read = await readFile(new Blob([JSON.stringify(later)]), () => take);
  expect([read, taken]).toEqual([{ ok: false, error: { kind: "newer" } }, []]);
});

test("reading can be stopped, and nothing is brought in afterwards", async () => {
  let read = 0;
  const job: Job = { told: () => {}, isStopped: () => ++read > 1 };
  expect(await idsIn(backupOf([file, { ...file, id: "another" }]), job)).toBe("stopped");
  const store = await aStore();
  const app = anApp(store);
  const looking = app.data.previewImport(backupOf([file]));
  app.data.working.value?.stop?.();
  expect(await looking).toEqual({ ok: false, error: { kind: "stopped" } });
  expect([app.data.working.value, await app.data.applyImport(all)]).toEqual([null, { ok: true, value: undefined }]);
  expect((await snapshotOf(store)).evenings).toEqual([]);
});

test("an export that is stopped is no backup: it is not remembered as one", async () => {
  const app = anApp(await aStore());
  await app.data.previewImport(backupOf([file]));
  await app.data.applyImport(all);
  const exporting = app.data.exportAll();
  app.data.working.value?.stop?.();
  expect(await exporting).toEqual({ ok: false, error: { kind: "stopped" } });
  expect(app.data.exportedAt.value).toBeNull();
});

describe("a file that is not whole, or too much", () => {
  const faultOf = async (content: string | Blob) => {
    const take = () => Promise.resolve(ok(undefined));
    const read = await readFile(new Blob([content]), () => take);
    return read.ok ? undefined : read.error;
  };
  const backup = shownBackup();
  const evening = JSON.stringify(file);

  test.each([0.999, 0.5, 0.1, 0.001])("that was cut short says so (%d of it is there)", async (share) => {
    for (const text of [backup, evening, JSON.stringify(JSON.parse(backup), null, 2)])
      expect(await faultOf(text.slice(0, text.length * share))).toEqual({ kind: "cutShort" });
  });

  test("that was garbled on its way says so", async () => {
    const at = backup.indexOf('"evenings"');
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

describe("what is more than anything can be", () => {
  const read = async (content: string) => {
    const ids: string[] = [];
    const take = (book: Book) => Promise.resolve(ok(void ids.push(book.base.id)));
    const answer = await readFile(new Blob([content]), () => take);
    if (!answer.ok) throw new Error(answer.error.kind);
    return { ...answer.value, ids };
  };
  const deep = `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`;
  const rest = JSON.stringify({ ...JSON.parse(shownBackup()), evenings: 0, settings: 0 });
  const backup = (evenings: string, settings = "{}") =>
    rest.replace('"evenings":0', `"evenings":[${evenings}]`).replace('"settings":0', `"settings":${settings}`);

  test("stays out where it is too deep", async () => {
    const { leftOut, settings } = await read(backup("", `{"club":${deep}}`));
    expect(leftOut.map(({ part }) => part)).toEqual(["settings"]);
    expect(settings).toEqual(DEFAULT_SETTINGS);
    const { refused } = await read(backup(JSON.stringify(file).replace('"entries":[', `"entries":[${deep},`)));
    expect(refused).toMatchObject([{ startedAt: file.startedAt, problems: [{ code: "shape" }] }]);
  });

  test("is told with its size where an evening of a backup is too large", async () => {
    const large = JSON.stringify({ ...file, note: "x".repeat(LIMITS.bytes) });
    const { ids, refused } = await read(backup(`${large},${JSON.stringify(file)}`));
    expect(ids).toEqual([file.id]);
    expect(refused).toMatchObject([{ index: 0, problems: [{ expected: LIMITS.bytes, actual: large.length }] }]);
  });

  test("is told where there are more evenings than any club has", async () => {
    const { leftOut } = await read(backup(`${"{},".repeat(MAX_ROWS)}{}`));
    expect(leftOut).toMatchObject([{ part: "evenings", problems: [{ expected: MAX_ROWS, actual: MAX_ROWS + 1 }] }]);
  });

  test("is both lists where the evenings stand twice", async () => {
    const another = JSON.stringify({ ...file, id: "another" });
    expect((await read(`${backup(JSON.stringify(file)).slice(0, -1)},"evenings":[${another}]}`)).ids).toEqual([
      file.id,
      "another",
    ]);
  });

  test("is no id where half a letter stands", async () => {
    const take = () => Promise.resolve(ok(undefined));
    const answer = await readFile(new Blob([JSON.stringify({ ...file, id: "\uD800" })]), () => take);
    expect(answer).toMatchObject({ ok: false, error: { kind: "refused", evening: { problems: [{ path: ["id"] }] } } });
  });
});
