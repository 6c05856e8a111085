import type { EntryBase, EntryId, EveningId } from "../model/index.ts";

const part = encodeURIComponent;
const evening = (id: EveningId) => `#/evening/${part(id)}`;

/** Where each screen is, as a link to it is written. */
export const paths = {
  start: "#/",
  new: "#/new",
  table: evening,
  book: (id: EveningId, entry?: EntryId) => `${evening(id)}/book${entry === undefined ? "" : `/${part(entry)}`}`,
  settle: (id: EveningId) => `${evening(id)}/settle`,
  more: (id: EveningId, what?: string) => `${evening(id)}/more${what === undefined ? "" : `/${part(what)}`}`,
  /** The form of an entry that is corrected, by its type. */
  amend: (id: EveningId, { type, id: entry }: EntryBase) => `${evening(id)}/more/${part(type)}?entry=${part(entry)}`,
  /** The form of an entry of some type that is inserted before another one. */
  insert: (id: EveningId, type: string, before: EntryId) => `${evening(id)}/more/${part(type)}?before=${part(before)}`,
  setup: (id: EveningId) => `${evening(id)}/setup`,
  settings: (what?: string) => `#/settings${what === undefined ? "" : `/${part(what)}`}`,
} as const;
