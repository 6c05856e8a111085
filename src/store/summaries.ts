import { compareText, type EveningId, isSample, type Result, SAMPLE_ID } from "../model/index.ts";
import { attempt, type StoreFault } from "./fault.ts";
import { live, type Observable } from "./observe.ts";
import type { Drawer, StoredEvening, SummaryRow } from "./tables.ts";

/** A summary as it was computed, with the figures, and from which state of its evening. */
export interface Summarized {
  readonly of: Pick<StoredEvening, "id" | "revisions" | "epoch">;
  readonly running: boolean;
  /** Milliseconds since 1970. */
  readonly began: number;
  readonly card: unknown;
  readonly figures: unknown;
}

/** What was asked for, and the evenings in the lists that have no summary, so that it is not in it. */
export interface Answer<T> {
  readonly value: T;
  readonly missing: readonly EveningId[];
}

/** The cards of those that are running and of the newest of those that have ended, and how many those are. */
export interface Front {
  readonly running: readonly unknown[];
  readonly ended: readonly unknown[];
  readonly endedCount: number;
  /** How many of those began after everything was last exported, so that no backup holds them. */
  readonly uncopied: number;
}

/** What was computed of the evenings in the lists, by one version of computing it; the newest evening first. */
export interface Summaries {
  all(version: number): Observable<Answer<readonly unknown[]>>;
  front(version: number, ended: number): Observable<Answer<Front>>;
  figures(version: number): Observable<Answer<readonly { readonly card: unknown; readonly figures: unknown }[]>>;
  /** Keeps those whose evening is still as it was when they were computed. */
  keep(version: number, computed: readonly Summarized[]): Promise<Result<void, StoreFault>>;
}

export const summaries = (drawer: Drawer): Summaries => ({
  all: (version) => answered(drawer, version, async () => cards(await ranged(drawer, version).reverse().toArray())),
  front: (version, limit) =>
    answered(drawer, version, async () => {
      const ended = ranged(drawer, version, 0);
      const [running, newest, endedCount, uncopied] = await Promise.all([
        ranged(drawer, version, 1).toArray(),
        ended.reverse().limit(limit).toArray(),
        ranged(drawer, version, 0).count(),
        exportedAt(drawer).then((at) => ranged(drawer, version, 0, at).count()),
      ]);
      return { running: cards(running), ended: cards(newest), endedCount, uncopied };
    }),
  figures: (version) =>
    answered(drawer, version, async () => {
      const [rows, figures] = await Promise.all([
        ranged(drawer, version).reverse().toArray(),
        drawer.figures.toArray(),
      ]);
      const byEvening = new Map(figures.map((row) => [row.evening, row.figures]));
      return rows.sort(newestFirst).map(({ evening, card }) => ({ card, figures: byEvening.get(evening) }));
    }),
  keep: (version, computed) =>
    attempt(() =>
      drawer.transaction("rw", drawer.evenings, drawer.summaries, drawer.figures, () =>
        keep(drawer, version, computed),
      ),
    ),
});

/** Within a transaction: whatever changes an evening takes away what was computed of it. */
export async function forget(drawer: Drawer, evening: EveningId): Promise<void> {
  await Promise.all([drawer.summaries.delete(evening), drawer.figures.delete(evening)]);
}

function answered<T>(drawer: Drawer, version: number, read: () => Promise<T>): Observable<Answer<T>> {
  return live(() =>
    drawer.transaction("r", drawer.evenings, drawer.summaries, drawer.figures, drawer.device, async () => {
      const [value, missing] = await Promise.all([read(), missingOf(drawer, version)]);
      return { value, missing };
    }),
  );
}

/** What is kept is of an evening in the lists (`forget`), so that counts tell whether any is missing: of a thousand evenings no key is read. */
async function missingOf(drawer: Drawer, version: number): Promise<EveningId[]> {
  const [count, kept] = await Promise.all([standingCount(drawer), ranged(drawer, version).count()]);
  if (count === kept) return [];
  const [standing, there] = await Promise.all([standingIds(drawer), ranged(drawer, version).primaryKeys()]);
  const known = new Set(there);
  return standing.filter((id) => !known.has(id));
}

async function standingCount(drawer: Drawer): Promise<number> {
  const [all, deleted, sample] = await Promise.all([
    drawer.evenings.count(),
    deletedOnes(drawer).count(),
    drawer.evenings.get(SAMPLE_ID),
  ]);
  return all - deleted - (sample && sample.deletedAt === undefined ? 1 : 0);
}

/** The evenings in the lists, by keys alone: of a thousand evenings none is read. */
export async function standingIds(drawer: Drawer): Promise<EveningId[]> {
  const [all, deleted] = await Promise.all([
    drawer.evenings.toCollection().primaryKeys(),
    deletedOnes(drawer).primaryKeys(),
  ]);
  const gone = new Set(deleted);
  return all.filter((id) => !gone.has(id) && !isSample(id));
}

const deletedOnes = (drawer: Drawer) => drawer.evenings.where("deletedAt").above("");

/** When everything was last exported, in milliseconds since 1970; before all time where it never was. */
async function exportedAt(drawer: Drawer): Promise<number> {
  const at = Date.parse(String((await drawer.device.get("exportedAt"))?.value));
  return Number.isNaN(at) ? Number.NEGATIVE_INFINITY : at;
}

/** The rows of a version, or only those that are running (1) or have ended (0), which began after a moment, in the order of their beginning. */
const ranged = (drawer: Drawer, version: number, running?: 0 | 1, after: number = Number.NEGATIVE_INFINITY) =>
  drawer.summaries
    .where("[version+running+began]")
    .between([version, running ?? 0, after], [version, running ?? 1, Number.POSITIVE_INFINITY], false, true);

/** Of those that began at the same moment always the same one. */
const newestFirst = (a: SummaryRow, b: SummaryRow): number => b.began - a.began || compareText(a.evening, b.evening);
const cards = (rows: readonly SummaryRow[]): unknown[] => rows.toSorted(newestFirst).map(({ card }) => card);

async function keep(drawer: Drawer, version: number, computed: readonly Summarized[]): Promise<void> {
  const rows = await drawer.evenings.bulkGet(computed.map(({ of }) => of.id));
  const current = computed.filter(({ of }, i) => isAsItWas(of, rows[i]));
  await drawer.summaries.bulkPut(
    current.map(({ of, running, began, card }) => ({
      evening: of.id,
      version,
      running: running ? 1 : 0,
      began,
      card,
    })),
  );
  await drawer.figures.bulkPut(current.map(({ of, figures }) => ({ evening: of.id, figures })));
}

const isAsItWas = (was: Summarized["of"], row: StoredEvening | undefined): boolean =>
  row?.deletedAt === undefined && row?.revisions === was.revisions && row.epoch === was.epoch;
