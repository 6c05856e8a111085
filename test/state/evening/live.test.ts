import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { replay, stateAfter } from "../../../src/ledger/index.ts";
import type { EntryBase, Evening } from "../../../src/model/index.ts";
import type { LiveEvening } from "../../../src/state/index.ts";
import { tarokEvening } from "../../arbitraries/evening.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { followed, memoryWorld } from "../../support/world.ts";

const entriesOf = (evening: LiveEvening) => evening.lines.value.map(({ entry }) => entry);

/** What everybody holds, after every line. */
const booksOf = (evening: LiveEvening) => evening.lines.value.map(({ state }) => state.books);

const replayed = (file: Evening, entries: readonly EntryBase[]) =>
  replay({ ...file, entries }).postings.map(({ state }) => state.books);

/** Takes away what only says when an entry was saved. */
const untimed = (entries: readonly EntryBase[]) => entries.map(({ at: _, ...entry }) => entry);

const DEAL_3 = 2;

describe("an evening that is followed", () => {
  test("recorded entry by entry it stands as when replayed from the start", async () => {
    await fc.assert(
      fc.asyncProperty(tarokEvening, async (file) => {
        const { evening } = followed({ ...file, entries: [] });
        for (const entry of file.entries) expect(await evening.apply({ kind: "add", entry })).toEqual({ ok: true });
        expect(untimed(entriesOf(evening))).toEqual(untimed(file.entries));
        expect(booksOf(evening)).toEqual(replayed(file, file.entries));
      }),
      { numRuns: 25 },
    );
  });

  test("goes on in time where the clock was set back while it was played", async () => {
    const world = memoryWorld();
    const clock = { ...world, now: () => "2020-01-01T00:00:00Z" };
    const startedAt = "2026-11-30T19:00:00+01:00";
    const { evening } = followed({ ...CLUB_EVENING.file, startedAt, entries: [], end: null }, clock);
    for (const entry of CLUB_EVENING.file.entries.slice(0, 2)) await evening.apply({ kind: "add", entry });
    await evening.end();
    const times = [startedAt, ...entriesOf(evening).map(({ at }) => at ?? ""), evening.setup.value.end?.at ?? ""];
    expect(times.map(Date.parse)).toEqual(times.map(Date.parse).toSorted((a, b) => a - b));
    expect(times.every((time) => time.startsWith("2026-11-30T19:00"))).toBe(true);
  });

  test("keeps a note as it was meant, in an entry and in its rows", async () => {
    const { evening } = followed({ ...CLUB_EVENING.file, entries: [] });
    const [deal] = CLUB_EVENING.file.entries;
    const [player] = CLUB_EVENING.file.seats;
    const fines = ["sent\u200B  ude\u202E", "\u200B"].map((note) => ({ player, kind: "revoke", note }));
    const entry = { ...deal, note: " skat\u0065\u0301 \n glemt ", fines } as never;
    expect(await evening.apply({ kind: "add", entry })).toEqual({ ok: true });
    expect(entriesOf(evening)).toMatchObject([{ note: "skat\u00e9 glemt" }]);
    expect(entriesOf(evening).flatMap((one) => ("fines" in one ? one.fines : []))).toEqual([
      { player, kind: "revoke", note: "sent ude" },
      { player, kind: "revoke" },
    ]);
  });

  test("whatever is corrected, deleted or put in, it stands as a replay of what it then holds, or nothing changed", async () => {
    await fc.assert(
      fc.asyncProperty(tarokEvening, fc.nat(), fc.constantFrom("amend", "remove", "insert"), async (file, at, kind) => {
        fc.pre(file.entries.length > 0);
        const { evening } = followed(file);
        const before = entriesOf(evening);
        const target = before[at % before.length];
        const source = file.entries[(at * 7) % file.entries.length];
        if (!target || !source) return;
        const change =
          kind === "remove"
            ? ({ kind, id: target.id } as const)
            : kind === "amend"
              ? ({ kind, entry: { ...source, id: target.id } } as const)
              : ({ kind: "insert", before: target.id, entry: { ...source, id: "put in" } } as const);
        const preview = evening.preview(change);
        const deeds = evening.log.value.length;
        const done = await evening.apply(change);
        expect(done.ok).toBe(preview.problems.length === 0);
        if (!done.ok) {
          expect(entriesOf(evening)).toEqual(before);
          return;
        }
        expect(booksOf(evening)).toEqual(replayed(file, entriesOf(evening)));
        expect(evening.now.value.books).toEqual(preview.after);
        // Corrected to what it was: nothing was done, so there is nothing of it to take back.
        if (evening.log.value.length === deeds) return;
        await evening.undo();
        expect(untimed(entriesOf(evening))).toEqual(untimed(before));
        expect(booksOf(evening)).toEqual(replayed(file, file.entries));
        await evening.redo();
        expect(evening.now.value.books).toEqual(preview.after);
      }),
      { numRuns: 60 },
    );
  });

  test("a correction of the rules replays everything", async () => {
    const { file } = CLUB_EVENING;
    const { evening } = followed(file);
    const rules = { ...file.rules, lastTrick: 30 };
    const preview = evening.preview({ kind: "setup", keys: { rules } });
    expect((await evening.apply({ kind: "setup", keys: { rules } })).ok).toBe(true);
    const anew = stateAfter(replay({ ...file, rules })).books;
    expect(evening.now.value.books).toEqual(anew);
    expect(preview.after).toEqual(anew);
    await evening.undo();
    expect(evening.now.value.books).toEqual(stateAfter(replay(file)).books);
  });

  test("saved twice an entry stands once", async () => {
    const { file } = CLUB_EVENING;
    const { evening } = followed({ ...file, entries: [] });
    const [entry] = file.entries;
    if (!entry) throw new Error("the fixture has no deals");
    await Promise.all([1, 2, 3].map(() => evening.apply({ kind: "add", entry, revision: "the draft's" })));
    expect(entriesOf(evening).map(({ id }) => id)).toEqual([entry.id]);
  });

  test("deal 3 of 28 corrected so that it empties the kongekop: everything after it is right again", async () => {
    const { file } = CLUB_EVENING;
    const { evening } = followed(file);
    const deal = file.entries[DEAL_3];
    if (!deal) throw new Error("the fixture has no third deal");
    const amended = { ...deal, lastTrick: { winner: "p2", ultimo: "king", suit: "spades" } };
    const preview = evening.preview({ kind: "amend", entry: amended });
    expect(preview.problems).toEqual([]);
    expect((await evening.apply({ kind: "amend", entry: amended })).ok).toBe(true);
    expect(evening.lines.value[DEAL_3]?.state.books.pots).toEqual({ pagat: 100, king: 80 });
    expect(booksOf(evening)).toEqual(replayed(file, file.entries.with(DEAL_3, amended)));
  });

  test("another tab's revisions show, in any order and any number of times", async () => {
    const { file } = CLUB_EVENING;
    const here = followed({ ...file, entries: [] });
    const { book, evening, take } = followed({ ...file, entries: [] });
    for (const entry of file.entries) await here.evening.apply({ kind: "add", entry });
    const revisions = here.book.folder.log.inTime.map(({ revision }) => revision);
    take(revisions.toReversed());
    take(revisions);
    expect(entriesOf(evening)).toEqual(entriesOf(here.evening));
    expect(book.state.books).toEqual(here.book.state.books);
  });

  test("ended, paid and opened again: the payments keep their marks", async () => {
    const { evening } = followed({ ...CLUB_EVENING.file, end: null });
    await evening.end();
    const [first] = evening.outcome.value.payments ?? [];
    if (!first) throw new Error("nothing to pay");
    await evening.markPaid(first, true);
    expect(evening.outcome.value.payments?.map(({ paid }) => paid)).toEqual([true, false, false]);
    await evening.markPaid(first, false);
    expect(evening.setup.value.end).not.toHaveProperty("paid");
    await evening.reopen();
    expect(evening.setup.value.end).toBeNull();
  });

  test("a payment is ticked once however often it is tapped in one moment, and taken off once", async () => {
    const { evening } = followed({ ...CLUB_EVENING.file, end: null });
    await evening.end();
    const [first, second] = evening.outcome.value.payments ?? [];
    if (!first || !second) throw new Error("fewer than two payments");
    await evening.markPaid(second, true);
    for (const paid of [true, false]) {
      await Promise.all([1, 2, 3].map(() => evening.markPaid(first, paid)));
      expect(evening.outcome.value.payments?.map((one) => one.paid)).toEqual([paid, true, false]);
      expect(evening.setup.value.end?.paid).toHaveLength(paid ? 2 : 1);
    }
  });

  test("somebody new sits down in one action: seen before, stored together, undone together", async () => {
    const { file } = CLUB_EVENING;
    const { evening } = followed({ ...file, end: null });
    const entry = { type: "join", id: "j", player: "new", after: "p3", paysIn: true };
    expect(evening.preview({ kind: "add", entry }).problems.map(({ code }) => code)).toEqual(["unknownPlayer"]);
    const change = { kind: "add", entry, newcomer: { id: "new", name: "Bo" } } as const;
    const preview = evening.preview(change);
    expect([preview.problems, preview.after.players["new"], preview.after.pots]).toEqual([
      [],
      -40,
      { pagat: 275, king: 110 },
    ]);
    expect(await evening.apply(change)).toEqual({ ok: true });
    expect(evening.now.value.seats).toEqual(["p0", "p1", "p2", "p3", "new"]);
    expect(evening.now.value.books.players["new"]).toBe(-40);
    expect(evening.name("new")).toBe("Bo");
    await evening.undo();
    expect(evening.now.value.seats).toEqual(file.seats);
    expect(evening.setup.value.players).toEqual(file.players);
    await evening.redo();
    expect(evening.now.value.seats).toContain("new");
    expect(evening.name("new")).toBe("Bo");
  });

  test("what was paid stays paid while the evening is open again", async () => {
    const { evening } = followed({ ...CLUB_EVENING.file, end: null });
    await evening.end();
    const [first] = evening.outcome.value.payments ?? [];
    if (!first) throw new Error("nothing to pay");
    await evening.markPaid(first, true);
    await evening.reopen();
    expect(evening.outcome.value.payments?.map(({ paid }) => paid)).toEqual([true, false, false]);
    await evening.end();
    expect(evening.outcome.value.payments?.map(({ paid }) => paid)).toEqual([true, false, false]);
  });

  test("what was paid before a correction comes off what is to be paid, while the evening is open again too", async () => {
    const { file } = CLUB_EVENING;
    const { evening } = followed({ ...file, end: null });
    await evening.end();
    const [first] = evening.outcome.value.payments ?? [];
    if (!first) throw new Error("nothing to pay");
    await evening.markPaid(first, true);
    await evening.reopen();
    const entry = { type: "transfer", id: "t", from: `player:${first.from}`, to: `player:${first.to}`, amount: 10 };
    await evening.apply({ kind: "add", entry: entry as never });
    const { payments, money } = evening.outcome.value;
    expect(payments?.[0]).toEqual({ ...first, paid: true });
    const total = (id: string) =>
      payments?.reduce(
        (sum, { from, to, amountMinor }) => sum + (to === id ? amountMinor : 0) - (from === id ? amountMinor : 0),
        0,
      );
    for (const { id } of file.players) expect(total(id)).toBe(money?.[id]);
  });

  test("what was paid in an evening that came as a file stays paid while it is open again", async () => {
    const { evening: before } = followed({ ...CLUB_EVENING.file, end: null });
    await before.end();
    const [first] = before.outcome.value.payments ?? [];
    if (!first) throw new Error("nothing to pay");
    await before.markPaid(first, true);
    const { evening } = followed({ ...CLUB_EVENING.file, end: before.setup.value.end });
    await evening.reopen();
    await evening.end();
    expect(evening.outcome.value.payments?.map(({ paid }) => paid)).toEqual([true, false, false]);
  });

  test("it says what undo would take back, and then what redo would bring back", async () => {
    const { file } = CLUB_EVENING;
    const { evening } = followed(file);
    const deal = file.entries[0];
    if (!deal) throw new Error("no deal");
    await evening.apply({ kind: "amend", entry: { ...deal, note: "the first" } as never });
    expect(evening.undoes.value).toMatchObject({ kind: "corrected", of: deal.id });
    await evening.undo();
    expect(evening.redoes.value).toMatchObject({ kind: "corrected", of: deal.id });
    expect(evening.undoes.value).toMatchObject({ kind: "saved", of: file.entries.at(-1)?.id });
    await evening.redo();
    expect(evening.redoes.value).toBeNull();
  });

  test("a deal that is taken back keeps the number it had", async () => {
    const { evening } = followed(CLUB_EVENING.file);
    const deal = evening.lines.value.find(({ number }) => number === 7)?.entry.id ?? "";
    expect(evening.numberOf(deal)).toBe(7);
    await evening.apply({ kind: "remove", id: deal });
    expect(evening.lines.value.some(({ entry }) => entry.id === deal)).toBe(false);
    expect(evening.numberOf(deal)).toBe(7);
  });
});
