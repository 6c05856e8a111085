import { describe, expect, test } from "vitest";
import {
  BACKUP_VERSION,
  EVENING_VERSION,
  HANDED_FORM,
  LINK_FORM,
  MIGRATIONS,
  versionAfter,
} from "../../src/model/index.ts";
import type { App, EveningCard } from "../../src/state/index.ts";
import { openLink } from "../../src/state/sharing/index.ts";
import { anApp, aStore, openedIn, until } from "../support/app.ts";
import { type DatabaseDump, writeDatabase } from "../support/database.ts";
import { kept, numberOf } from "../support/versions.ts";

const cards = async (app: App): Promise<readonly EveningCard[]> =>
  (await until(app.evenings, (all) => all !== null)) ?? [];

/** The backup that a version wrote; where only its database or its evenings were new, the one before it. */
function backupOf(one: string): string {
  const written = kept("backup").filter(([name]) => numberOf(name) <= numberOf(one));
  return written.at(-1)?.[1] ?? "";
}

/** Every evening of an app as its file, by its id. */
async function filesOf(app: App): Promise<Readonly<Record<string, unknown>>> {
  const open = (await cards(app)).map(async ({ id }) => [id, (await openedIn(app, id)).document()] as const);
  return Object.fromEntries(await Promise.all(open));
}

/** What is exported besides the evenings. */
async function recordsOf(app: App): Promise<unknown> {
  const out = await app.data.exportAll();
  const { at: _, evenings: __, people, ...records } = JSON.parse(out.ok ? await out.value.blob.text() : "{}");
  return { people: people.toSorted((a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)), ...records };
}

async function imported(text: string): Promise<App> {
  const app = anApp(await aStore());
  expect(await app.data.previewImport(new Blob([text]))).toMatchObject({ ok: true, value: { refused: [], known: 0 } });
  expect(await app.data.applyImport({ evenings: {}, samePeople: [], settings: true })).toMatchObject({ ok: true });
  return app;
}

/** What was recorded, as it was counted then; the other texts say the same of it. */
async function expectTheEvenings(app: App): Promise<void> {
  const told = (await cards(app)).map(({ game, deals, running, place, players }) => ({
    is: [game, deals, running, place],
    points: players.map(({ name, points }) => `${name} ${points}`).join(", "),
  }));
  expect(told).toEqual([
    { is: ["tarok", 3, true, "Hjørring"], points: "Anders -30, Birgit -90, Søren 10, Åse -100" },
    { is: ["tarok", 8, false, "Hos Åse"], points: "Anders 265, Birgit -150, Søren 10, Åse -125" },
    {
      is: ["triomphe", 3, true, undefined],
      points: "Anna -13, Bo -37, Carl Æ. 40, Dorthe -40, Erik Ø -40, Frida Å 90",
    },
  ]);
  await until(app.settings, ({ club }) => club === "Hjørring Tarokklub");
  const people = await until(app.people, ({ length }) => length > 0);
  expect(people.filter(({ archived }) => archived).map(({ name }) => name)).toEqual(["Niels"]);
}

describe("what an older app left", () => {
  test.each(kept("database"))("%s is opened, with every evening, person and setting", async (name, text) => {
    const dump: DatabaseDump = JSON.parse(text);
    await writeDatabase(indexedDB, name, dump);
    const app = anApp(await aStore(name));
    await expectTheEvenings(app);
    const backup = backupOf(name);
    expect(await filesOf(app)).toEqual(await filesOf(await imported(backup)));
    expect(await recordsOf(app)).toEqual(await recordsOf(await imported(backup)));
    const copies = await until(app.data.safetyCopies, ({ length }) => length > 0);
    expect(copies).toMatchObject([{ evenings: 3 }]);
    expect(await app.data.restoreSafetyCopy(copies[0]?.id ?? "")).toEqual({ ok: true, value: undefined });
    const reopened = anApp(await aStore(name));
    await expectTheEvenings(reopened);
    expect(await filesOf(reopened)).toEqual(await filesOf(await imported(backup)));
  });

  test.each(kept("backup"))("%s is brought in", async (_, text) => {
    await expectTheEvenings(await imported(text));
  });

  test.each(kept("evening"))("%s is brought in, and is the one of the backup", async (name, text) => {
    expect(await filesOf(await imported(backupOf(name)))).toMatchObject(await filesOf(await imported(text)));
  });

  test.each(kept("link"))("%s is opened", async (name, data) => {
    const opened = await openLink(name.replace(/\D/g, ""), data);
    if (!opened.ok) throw new Error(opened.error);
    const { evening } = opened.value;
    expect([evening.lines.value.length, evening.setup.value.place]).toEqual([8, "Hos Åse"]);
  });

  test.each([
    ["database", [versionAfter(MIGRATIONS)]],
    ["backup", [BACKUP_VERSION]],
    ["evening", [EVENING_VERSION]],
    ["link", [LINK_FORM, HANDED_FORM]],
  ])("is kept of what this one writes, as a %s", (kind, versions) => {
    const numbers = kept(kind).map(([name]) => numberOf(name));
    const missing = versions.filter((version) => !numbers.includes(version));
    expect(missing, "run `npx tsx scripts/versions.ts`, and commit what it writes into test/fixtures/versions").toEqual(
      [],
    );
  });
});
