import { Dexie, type Table } from "dexie";
import { type EveningId, err, ok, type Result, type Revision, type RevisionId } from "../model/index.ts";
import type { StoreFault } from "./fault.ts";
import { live, type Observable } from "./observe.ts";
import { forget } from "./summaries.ts";
import type { Drawer, RevisionRow } from "./tables.ts";
import { write } from "./write.ts";

/** How far an evening has been read. */
export interface Cursor {
  readonly epoch: number;
  /** How many of its revisions. */
  readonly revisions: number;
}

/** What is new of an evening since it was last told: more revisions, or it was deleted or everything put back, and it must be read anew. */
export type News =
  | { readonly kind: "more"; readonly revisions: readonly Revision[]; readonly cursor: Cursor }
  | { readonly kind: "anew" };

/** What happened, only ever added to. */
export interface RevisionLog {
  /**
   * Adds what is not there yet, all or nothing, and says what that was; an id that is there stays as it is. Takes a draft
   * away in the same breath. An evening that was deleted meanwhile keeps it too, and has it once it is brought back.
   * `undefined`: there is no such evening.
   */
  add(
    evening: EveningId,
    revisions: readonly Revision[],
    draft?: string,
  ): Promise<Result<readonly Revision[] | undefined, StoreFault>>;
  /** What comes after the cursor, from any tab; what was told is not read again. */
  after(evening: EveningId, cursor: Cursor): Observable<News>;
}

export const revisionLog = (drawer: Drawer): RevisionLog => ({
  add: (evening, revisions, draft) =>
    write(drawer, [drawer.drafts, ...written(drawer)], async () => {
      const added = await addTo(drawer, evening, revisions);
      if (added && draft !== undefined) await drawer.drafts.delete(draft);
      return added;
    }),
  after: (evening, cursor) => ({
    subscribe(listener) {
      let read = cursor;
      return live(() => newsOf(drawer, evening, read)).subscribe((answer) => {
        if (!answer.ok) return listener(err(answer.error));
        const news = answer.value;
        if (news.kind === "more") {
          if (news.revisions.length === 0) return;
          read = news.cursor;
        }
        listener(ok(news));
      });
    },
  }),
});

function newsOf(drawer: Drawer, evening: EveningId, { epoch, revisions }: Cursor): Promise<News> {
  return drawer.transaction("r", drawer.evenings, drawer.revisions, async () => {
    const row = await drawer.evenings.get(evening);
    if (row?.epoch !== epoch || row.deletedAt !== undefined) return { kind: "anew" };
    const more = await ofEvening(drawer, evening, revisions);
    return { kind: "more", revisions: more, cursor: { epoch, revisions: revisions + more.length } };
  });
}

/** The revisions of an evening in the order in which they were stored, without the first ones. */
export async function ofEvening(drawer: Drawer, evening: EveningId, without = 0): Promise<Revision[]> {
  return (await rowsIn(drawer, evening, without).toArray()).map(({ revision }) => revision);
}

/** The rows of an evening, without the first ones. */
export const rowsIn = (drawer: Drawer, evening: EveningId, without = 0) =>
  drawer.revisions.where("[evening+seq]").between([evening, without], [evening, Dexie.maxKey], false, true);

/** Within a transaction: adds those whose ids are not there; undefined where there is no such evening. */
export async function addTo(
  drawer: Drawer,
  evening: EveningId,
  revisions: readonly Revision[],
): Promise<readonly Revision[] | undefined> {
  const row = await drawer.evenings.get(evening);
  if (!row) return undefined;
  const taken = await takenOf(drawer, evening, revisions);
  const fresh = eachOnce(revisions, taken);
  const rows = rowsOf(evening, row.revisions, fresh);
  if (rows.length === 0) return [];
  await drawer.revisions.bulkAdd(rows);
  await forget(drawer, evening);
  await drawer.evenings.put({ ...row, revisions: row.revisions + rows.length });
  return fresh;
}

/** Those whose ids are not taken yet, each once. */
export const eachOnce = (revisions: readonly Revision[], taken = new Set<RevisionId>()): readonly Revision[] =>
  revisions.filter(({ id }) => !taken.has(id) && taken.add(id));

/** Revisions as rows behind so many that are there. */
export const rowsOf = (evening: EveningId, behind: number, revisions: readonly Revision[]): RevisionRow[] =>
  revisions.map((revision, i) => ({ evening, seq: behind + i + 1, revision }));

/** The tables that whatever changes an evening writes to. */
export const written = (drawer: Drawer): Table[] => [
  drawer.evenings,
  drawer.revisions,
  drawer.summaries,
  drawer.figures,
];

async function takenOf(drawer: Drawer, evening: EveningId, revisions: readonly Revision[]): Promise<Set<RevisionId>> {
  const keys = revisions.map(({ id }) => [evening, id]);
  const rows = await drawer.revisions.where("[evening+revision.id]").anyOf(keys).toArray();
  return new Set(rows.map(({ revision }) => revision.id));
}
