import { type DBCoreKeyRange, type DBCoreMutateRequest, type DBCoreTransaction, Dexie } from "dexie";
import { portions, ROWS } from "../pieces.ts";
import type { Drawer } from "../tables.ts";

/** What is kept twice: all that was observed, and the unfinished. What is computed, and older copies of everything, are not. */
export const KEPT_TWICE = [
  "people",
  "profiles",
  "seasons",
  "nights",
  "payments",
  "evenings",
  "revisions",
  "drafts",
  "device",
] as const;

type KeptTwice = (typeof KEPT_TWICE)[number];

/** What a transaction did to one table. */
export type Change = { readonly table: KeptTwice } & (
  | { readonly kind: "put"; readonly rows: readonly unknown[] }
  | { readonly kind: "delete"; readonly keys: readonly unknown[] }
  | { readonly kind: "deleteRange"; readonly range: DBCoreKeyRange }
);

/** Tells of every change, and in which transaction it was made. */
export function noteChanges(drawer: Dexie, note: (transaction: DBCoreTransaction, change: Change) => void): void {
  drawer.use({
    stack: "dbcore",
    name: "reserve",
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        if (!isKeptTwice(name)) return table;
        const mutate: typeof table.mutate = (request) => {
          note(request.trans, changeOf(name, request));
          return table.mutate(request);
        };
        return { ...table, mutate };
      },
    }),
  });
}

const isKeptTwice = (table: string): table is KeptTwice => KEPT_TWICE.some((name) => name === table);

function changeOf(table: KeptTwice, request: DBCoreMutateRequest): Change {
  switch (request.type) {
    case "add":
    case "put":
      return { table, kind: "put", rows: request.values };
    case "delete":
      return { table, kind: "delete", keys: request.keys };
    case "deleteRange":
      return { table, kind: "deleteRange", range: request.range };
  }
}

/** Changes in groups that are each made in one go. Where something is taken away that comes back later, all are one. */
export function groups(changes: readonly Change[]): readonly (readonly Change[])[] {
  if (changes.some(({ kind }) => kind === "deleteRange")) return [changes];
  return portions(changes.flatMap(inSmall), (change) => (change.kind === "put" ? change.rows.length : 1));
}

const inSmall = (change: Change): readonly Change[] =>
  change.kind === "put" && change.rows.length > ROWS
    ? portions(change.rows, () => 1).map((rows) => ({ ...change, rows }))
    : [change];

/** Within a transaction: does to a drawer what was done to another. */
export async function make(drawer: Drawer, change: Change): Promise<void> {
  const table = drawer.table<unknown, unknown>(change.table);
  switch (change.kind) {
    case "put":
      await table.bulkPut([...change.rows]);
      return;
    case "delete":
      await table.bulkDelete([...change.keys]);
      return;
    case "deleteRange": {
      const { lower = Dexie.minKey, upper = Dexie.maxKey, lowerOpen, upperOpen } = change.range;
      await table.where(":id").between(lower, upper, !lowerOpen, !upperOpen).delete();
    }
  }
}
