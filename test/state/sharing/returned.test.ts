// Before everything: Dexie looks for a database of the browser when it is loaded.
import "fake-indexeddb/auto";
import { describe, expect, test } from "vitest";
import { type Evening, HANDED_FORM, LINK_FORM, type Result } from "../../../src/model/index.ts";
import type { App, ImportChoice, LiveEvening } from "../../../src/state/index.ts";
import { handedLinkOf, linkOf, openLink } from "../../../src/state/sharing/index.ts";
import { createApp } from "../../../src/state/wires/create.ts";
import { newId } from "../../../src/state/wires/ids.ts";
import { aStore, begun, openedIn, record, until } from "../../support/app.ts";
import { CLUB_EVENING } from "../../support/cases.ts";

/** As the app begins an evening, which is no file yet. */
const { format: _, version: __, ...file } = CLUB_EVENING.file as Evening & { format?: string; version?: number };
const entry = (number: number) => file.entries[number - 1] as (typeof file.entries)[number];
const NOTHING_SAID: ImportChoice = { evenings: {}, samePeople: [], settings: false };

/** Both phones show the same time; a minute passes with every look. */
let minutes = 0;
const around = { newId, now: () => new Date(Date.UTC(2026, 9, 24, 18, ++minutes)).toISOString() };
const aPhone = async (): Promise<App> => createApp(await aStore(), undefined, around);

function got<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const ids = ({ lines }: LiveEvening) => lines.value.map((line) => line.entry.id);

async function look(evening: LiveEvening, to: App, form: number) {
  const data = form === HANDED_FORM ? handedLinkOf(evening) : linkOf(evening);
  return got(await to.data.previewImport(got(await openLink(String(form), data)).file));
}

async function brought(evening: LiveEvening, to: App, form: number, choice = NOTHING_SAID): Promise<LiveEvening> {
  await look(evening, to, form);
  got(await to.data.applyImport(choice));
  return openedIn(to, evening.id);
}

/** An evening of four deals that was handed over to the second phone. */
async function twoPhones() {
  const [first, second] = [await aPhone(), await aPhone()];
  const mine = await begun(first, file);
  await record(mine, { ...file, entries: file.entries.slice(0, 4) });
  const theirs = await brought(mine, second, HANDED_FORM);
  got(await second.goOnHere(mine.id));
  got(await first.setReader(mine.id, true));
  await until(mine.reader, (reader) => reader);
  return { first, second, mine, theirs };
}

describe("an evening that was handed over and comes back by a link without revisions", () => {
  test("is ended here too, whatever is chosen of the two that brings it in", async () => {
    for (const choice of ["merge", "theirs"] as const) {
      const { first, mine, theirs } = await twoPhones();
      got(await theirs.apply({ kind: "add", entry: entry(5) }));
      got(await theirs.apply({ kind: "setup", keys: { place: "Hos Åse" } }));
      got(await theirs.end());
      await brought(theirs, first, LINK_FORM, { ...NOTHING_SAID, evenings: { [mine.id]: choice } });
      await until(mine.setup, ({ end }) => end !== null);
      expect(mine.setup.value.end).toEqual(theirs.setup.value.end);
      expect(mine.setup.value.place).toBe("Hos Åse");
      expect(ids(mine)).toEqual(ids(theirs));
      expect(mine.outcome.value.money).toEqual(theirs.outcome.value.money);
    }
  });

  test("counts as it comes, unless something else is chosen: what was deleted there stays deleted", async () => {
    const { first, mine, theirs } = await twoPhones();
    got(await theirs.apply({ kind: "remove", id: entry(2).id }));
    got(await theirs.end());
    const { changed } = await look(theirs, first, LINK_FORM);
    expect(changed.map(({ suggested }) => suggested)).toEqual(["theirs"]);
    got(await first.data.applyImport(NOTHING_SAID));
    await until(mine.setup, ({ end }) => end !== null);
    expect(ids(mine)).toEqual([1, 3, 4].map((number) => entry(number).id));
  });

  test("shows beforehand what both together would be: ended, and what it comes to", async () => {
    const { first, theirs } = await twoPhones();
    got(await theirs.end());
    const [changed] = (await look(theirs, first, LINK_FORM)).changed;
    expect([changed?.merged.running, changed?.mine.running]).toEqual([false, true]);
  });

  test("leaves what was changed here since: an older copy does not end what was opened again", async () => {
    const app = await aPhone();
    const mine = await begun(app, file);
    await record(mine, { ...file, entries: file.entries.slice(0, 3) });
    got(await mine.end());
    const old = got(await openLink(String(LINK_FORM), linkOf(mine))).file;
    got(await mine.reopen());
    got(await mine.apply({ kind: "add", entry: entry(4) }));
    got(await mine.apply({ kind: "setup", keys: { place: "Hos Åse" } }));
    const [changed] = got(await app.data.previewImport(old)).changed;
    expect(changed?.suggested).toBe("merge");
    got(await app.data.applyImport(NOTHING_SAID));
    expect([mine.setup.value.end, mine.setup.value.place, ids(mine).length]).toEqual([null, "Hos Åse", 4]);
  });

  test("brings who joined there", async () => {
    const { first, mine, theirs } = await twoPhones();
    const newcomer = { id: "ny", name: "Signe" };
    const join = { type: "join", id: "j1", player: "ny", after: null, paysIn: false };
    got(await theirs.apply({ kind: "add", entry: join, newcomer }));
    await brought(theirs, first, LINK_FORM, { ...NOTHING_SAID, evenings: { [mine.id]: "merge" } });
    await until(mine.lines, ({ length }) => length === 5);
    expect(mine.setup.value.players.map(({ id }) => id)).toContain("ny");
    expect(mine.lines.value.flatMap(({ problems }) => problems)).toEqual([]);
  });
});

describe("payments ticked on two phones", () => {
  /** An ended evening that both phones have, with a payment ticked on each. */
  async function ticked(form: number) {
    const [first, second] = [await aPhone(), await aPhone()];
    const mine = await begun(first, file);
    await record(mine, { ...file, entries: file.entries.slice(0, 6) });
    got(await mine.end());
    const theirs = await brought(mine, second, form);
    await until(theirs.setup, ({ end }) => end !== null);
    const [one, other] = mine.outcome.value.payments ?? [];
    if (!one || !other) throw new Error("fewer than two payments");
    got(await mine.markPaid(one, true));
    got(await theirs.markPaid(other, true));
    return { first, mine, theirs };
  }
  const paid = ({ setup }: LiveEvening) => setup.value.end?.paid?.length ?? 0;

  test.each([LINK_FORM, HANDED_FORM])(
    "are both paid once the other copy came back by a link of form %d",
    async (form) => {
      const { first, mine, theirs } = await ticked(form);
      await brought(theirs, first, form);
      await until(mine.setup, () => paid(mine) === 2);
      expect(mine.outcome.value.payments?.filter((one) => one.paid)).toHaveLength(2);
      await look(theirs, first, form);
      got(await first.data.applyImport(NOTHING_SAID));
      expect(paid(mine)).toBe(2);
    },
  );

  test("are those of the other phone where it knew of what was ticked here, and took it back", async () => {
    const { first, mine, theirs } = await ticked(HANDED_FORM);
    const [one] = mine.outcome.value.payments ?? [];
    const second = await aPhone();
    const late = await brought(mine, second, HANDED_FORM);
    await until(late.setup, () => paid(late) === 1);
    if (one) got(await late.markPaid(one, false));
    await brought(late, first, HANDED_FORM);
    await until(mine.setup, () => paid(mine) === 0);
    expect(paid(theirs)).toBe(1);
  });
});

describe("what was handed over is kept here again", () => {
  const ended = async () => {
    const phones = await twoPhones();
    got(await phones.theirs.apply({ kind: "add", entry: entry(5) }));
    got(await phones.theirs.end());
    return phones;
  };

  test.each([LINK_FORM, HANDED_FORM])("once it has ended there and come back by a link of form %d", async (form) => {
    const { first, mine, theirs } = await ended();
    await brought(theirs, first, form);
    expect(await until(mine.reader, (reader) => !reader)).toBe(false);
    await until(mine.setup, ({ end }) => end !== null);
    got(await mine.reopen());
  });

  test("also where the very same copy comes once more", async () => {
    const { first, mine, theirs } = await ended();
    await brought(theirs, first, LINK_FORM);
    got(await first.setReader(mine.id, true));
    await until(mine.reader, (reader) => reader);
    const preview = await look(theirs, first, LINK_FORM);
    expect(preview.known).toBe(1);
    got(await first.data.applyImport(NOTHING_SAID));
    expect(await until(mine.reader, (reader) => !reader)).toBe(false);
  });

  test("but not while the other phone still keeps it, nor where that copy is left", async () => {
    const { first, mine, theirs } = await twoPhones();
    got(await theirs.apply({ kind: "add", entry: entry(5) }));
    await brought(theirs, first, LINK_FORM);
    expect(mine.reader.value).toBe(true);
    got(await theirs.end());
    await brought(theirs, first, LINK_FORM, { ...NOTHING_SAID, evenings: { [mine.id]: "mine" } });
    expect(mine.reader.value).toBe(true);
  });
});

test("an evening that was taken over says so, in every tab, and one that began here does not", async () => {
  const { mine, theirs } = await twoPhones();
  expect(await until(theirs.takenOver, (taken) => taken)).toBe(true);
  expect(mine.takenOver.value).toBe(false);
});
