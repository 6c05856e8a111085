import type { Dexie, EntityTable, Table } from "dexie";
import type { EveningId, Person, Profile, Revision, Settings, Setup } from "../model/index.ts";

/** An evening as it began; what happened since are its revisions. */
export interface StoredEvening {
  readonly id: EveningId;
  readonly document: Setup;
  readonly createdAt: string;
  /** When it was taken away from the lists; absent where it stands there. */
  readonly deletedAt?: string;
  /** How many revisions it has: what was computed from so many is up to date. */
  readonly revisions: number;
  /** Another one once everything was put back as it had been: what was read before is void. */
  readonly epoch: number;
}

/** A revision in the drawer: the how manieth of its evening it is, from 1. */
export interface RevisionRow {
  readonly evening: EveningId;
  readonly seq: number;
  readonly revision: Revision;
}

export interface DraftRow {
  readonly key: string;
  readonly value: unknown;
}

/** What was computed of an evening and is kept because it is shown often; `stamp` says from what, and by which version. */
export interface SummaryRow {
  readonly evening: EveningId;
  readonly stamp: string;
  readonly value: unknown;
}

/** What is known of this device: never exported. */
export interface DeviceRow {
  readonly key: "settings" | "exportedAt";
  readonly value: unknown;
}

/** Everything as it was at one moment. */
export interface Snapshot {
  readonly people: readonly Person[];
  readonly profiles: readonly Profile[];
  readonly evenings: readonly StoredEvening[];
  readonly revisions: readonly RevisionRow[];
  readonly settings: Settings;
}

/** A copy that is kept for safety; its content is kept apart, since the list is read often and the content never. */
export interface SafetyCopy {
  readonly id: string;
  readonly at: string;
  readonly evenings: number;
  /** Which of the copies came later, whatever the clock said. */
  readonly order: number;
}

export type Drawer = Dexie & {
  readonly people: EntityTable<Person, "id", Person>;
  readonly profiles: EntityTable<Profile, "id", Profile>;
  readonly evenings: EntityTable<StoredEvening, "id", StoredEvening>;
  readonly revisions: Table<RevisionRow, [EveningId, number]>;
  readonly drafts: EntityTable<DraftRow, "key", DraftRow>;
  readonly summaries: EntityTable<SummaryRow, "evening", SummaryRow>;
  readonly device: EntityTable<DeviceRow, "key", DeviceRow>;
  readonly copies: EntityTable<SafetyCopy, "id", SafetyCopy>;
  readonly copyContents: Table<Snapshot & { readonly id: string }, string>;
};
