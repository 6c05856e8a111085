import type { Dexie, EntityTable, Table } from "dexie";
import type { EveningId, Night, Payment, Person, Profile, Revision, Season, Settings, Setup } from "../model/index.ts";
import type { Reserve } from "./reserve/reserve.ts";

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

/**
 * What was computed of an evening and is shown in lists. It is there only as long as it is true: whatever changes the
 * evening takes it away. `version` says by which way of computing; `began` are milliseconds since 1970.
 */
export interface SummaryRow {
  readonly evening: EveningId;
  readonly version: number;
  readonly running: 0 | 1;
  readonly began: number;
  readonly card: unknown;
}

/** The figures of the evening, kept apart from its summary, since the lists are read often and the figures of all seldom. */
export interface FiguresRow {
  readonly evening: EveningId;
  readonly figures: unknown;
}

/** What is known of this device: never exported. */
export interface DeviceRow {
  readonly key: "settings" | "exportedAt" | "backupFile" | "stamp";
  readonly value: unknown;
}

/** The records that stand by themselves, without the evenings. */
export interface Records {
  readonly people: readonly Person[];
  readonly profiles: readonly Profile[];
  readonly seasons: readonly Season[];
  readonly nights: readonly Night[];
  readonly payments: readonly Payment[];
}

/** Everything at one moment but the evenings, of which it says only which there are. */
export interface Outline extends Records {
  readonly settings: Settings;
  /** Those that stand in the lists. */
  readonly evenings: readonly EveningId[];
}

/** Some evenings with all that happened in them, in the order of their keys. */
export interface Piece {
  readonly evenings: readonly StoredEvening[];
  readonly revisions: readonly RevisionRow[];
}

/** What a safety copy holds in one; up to the second version of the database that were the evenings too. */
export interface CopyContent extends Records, Partial<Piece> {
  readonly id: string;
  readonly settings: Settings;
}

/** Some of the evenings of a safety copy, which together would be too many to be read or stored in one go. */
export interface CopyPart extends Piece {
  readonly copy: string;
  readonly part: number;
}

/** An import of so many evenings, or putting back how everything was. */
export type CopyReason = { readonly kind: "import"; readonly evenings: number } | { readonly kind: "restore" };

/** A copy that is kept for safety; its content is kept apart, since the list is read often and the content never. */
export interface SafetyCopy {
  readonly id: string;
  readonly at: string;
  readonly evenings: number;
  /** Before what it was made; what older apps kept does not say it. */
  readonly before?: CopyReason;
  /** Which of the copies came later, whatever the clock said. */
  readonly order: number;
}

export type Drawer = Dexie & {
  /** What keeps everything a second time; undefined where this browser has no place for it. */
  readonly reserve: Reserve | undefined;
  readonly people: EntityTable<Person, "id", Person>;
  readonly profiles: EntityTable<Profile, "id", Profile>;
  readonly seasons: EntityTable<Season, "id", Season>;
  readonly nights: EntityTable<Night, "id", Night>;
  readonly payments: EntityTable<Payment, "id", Payment>;
  readonly evenings: EntityTable<StoredEvening, "id", StoredEvening>;
  readonly revisions: Table<RevisionRow, [EveningId, number]>;
  readonly drafts: EntityTable<DraftRow, "key", DraftRow>;
  readonly summaries: EntityTable<SummaryRow, "evening", SummaryRow>;
  readonly figures: EntityTable<FiguresRow, "evening", FiguresRow>;
  readonly device: EntityTable<DeviceRow, "key", DeviceRow>;
  readonly copies: EntityTable<SafetyCopy, "id", SafetyCopy>;
  readonly copyContents: EntityTable<CopyContent, "id", CopyContent>;
  readonly copyParts: Table<CopyPart, [copy: string, part: number]>;
};
