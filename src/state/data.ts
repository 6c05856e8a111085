import type { ReadonlySignal } from "@preact/signals";
import type { EveningId, LeftOut, Player, PlayerId, Problem, Result } from "../model/index.ts";
import type { Done, EveningCard, Fault } from "./types.ts";

/** A file that the app hands out. */
export interface FileOut {
  readonly name: string;
  readonly blob: Blob;
}

/** Why a file was not read, where it is not the evening in it that cannot be. */
export const FILE_FAULTS = ["newer", "notOurs", "empty", "cutShort", "damaged"] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

/** An evening that cannot be read: when and where it was and who played, as far as that can be told, and what is wrong. */
export interface RefusedEvening {
  /** Which of the file's it is, from 0. */
  readonly index: number;
  readonly startedAt?: string;
  readonly place?: string;
  readonly players: readonly Player[];
  readonly problems: readonly Problem[];
}

/** Why a file was not read: an evening that cannot be, a file that is larger than one can be (bytes), or one that is not whole, not ours or too new. */
export type ImportFault =
  | Fault
  | { readonly kind: FileFault }
  | { readonly kind: "tooLarge"; readonly bytes: number; readonly limit: number }
  | { readonly kind: "refused"; readonly evening: RefusedEvening };

/** What to do with an evening that is here and in the file, but not the same. */
export const MERGE_CHOICES = ["merge", "theirs", "mine", "both"] as const;
export type MergeChoice = (typeof MERGE_CHOICES)[number];

/** An evening that differs: as it is here, as it is in the file, and as both together would be. */
export interface ChangedEvening {
  readonly id: EveningId;
  readonly mine: EveningCard;
  readonly theirs: EveningCard;
  readonly merged: EveningCard;
  /** When each was last changed. */
  readonly mineChangedAt: string;
  readonly theirsChangedAt: string;
  /** What the merge could not keep in force because it no longer fits. */
  readonly problems: readonly Problem[];
  /** What counts unless something else is chosen. */
  readonly suggested: MergeChoice;
}

/** Somebody in the file who has the name of somebody else here. */
export interface Namesake {
  readonly name: string;
  readonly mine: PlayerId;
  readonly theirs: PlayerId;
}

/** Somebody who is called otherwise in the file than here. */
export interface Renamed {
  readonly id: PlayerId;
  readonly mine: string;
  readonly theirs: string;
}

/** What a file would bring; nothing has been touched yet. */
export interface ImportPreview {
  readonly added: readonly EveningCard[];
  /** How many evenings are here already, just as they are in the file. */
  readonly known: number;
  /** Whether an evening that was handed over has ended on the other phone, so that it is kept here again once it is in. */
  readonly isBack: boolean;
  readonly changed: readonly ChangedEvening[];
  /** Evenings of a backup that cannot be read; the others still can. */
  readonly refused: readonly RefusedEvening[];
  /** What else of a backup cannot come in. */
  readonly leftOut: readonly LeftOut[];
  /** Evenings that the file has twice, each brought in once with what either copy knows. */
  readonly twice: readonly EveningCard[];
  /** The names of those who are not here and come in, given which new evenings are left out. */
  readonly newPeople: (left: readonly EveningId[]) => readonly string[];
  /** How many seasons, club nights and payments are not here. */
  readonly newBooks: Readonly<Record<"seasons" | "nights" | "payments", number>>;
  readonly namesakes: readonly Namesake[];
  readonly renamed: readonly Renamed[];
  /** Rules that are not here, by name. */
  readonly newRules: readonly string[];
  /** Whether the file brings settings; where nothing was recorded yet they are taken unless somebody says otherwise. */
  readonly settings: "offered" | "taken" | null;
}

/** What the user agreed to; a changed evening that is not named becomes what was suggested, a namesake that is not named stays somebody else. */
export interface ImportChoice {
  readonly evenings: Readonly<Record<EveningId, MergeChoice>>;
  /** New evenings that are not to be brought in. */
  readonly left?: readonly EveningId[];
  /** Namesakes who are the same person, by their id in the file. */
  readonly samePeople: readonly PlayerId[];
  /** Who is called as in the file from now on; the others keep the name they have here. */
  readonly theirNames?: readonly PlayerId[];
  readonly settings: boolean;
}

/** Everything as it was before an import or a restore. */
export interface SafetyCopy {
  readonly id: string;
  readonly at: string;
  readonly evenings: number;
  /** Before what it was made: an import of so many evenings, or a restore; what older apps kept does not say it. */
  readonly before?: { readonly kind: "import"; readonly evenings: number } | { readonly kind: "restore" };
}

/** How much is done, from 0 to 1. What changes nothing here can be stopped, and then answers that it was. */
export interface Working {
  readonly share: number;
  readonly stop: (() => void) | null;
}

/** Everything out, everything in. */
export interface Data {
  /** When everything was last exported from this device; null where it never was. */
  readonly exportedAt: ReadonlySignal<string | null>;
  /** What is being read or written; null while nothing is. */
  readonly working: ReadonlySignal<Working | null>;
  /** The file on this device that backups are written into; null where none was chosen. */
  readonly backupFile: ReadonlySignal<FileSystemFileHandle | null>;
  rememberBackupFile(file: FileSystemFileHandle): Done;
  /** The backup file (format.md). */
  exportAll(): Promise<Result<FileOut, Fault>>;
  /** What a backup or an evening file would bring. */
  previewImport(file: Blob): Promise<Result<ImportPreview, ImportFault>>;
  /** Brings in what was previewed last, after keeping a safety copy. */
  applyImport(choice: ImportChoice): Done;
  /** Newest first. */
  readonly safetyCopies: ReadonlySignal<readonly SafetyCopy[]>;
  /** Puts everything back as it was, after keeping a safety copy of how it is now. */
  restoreSafetyCopy(id: string): Done;
}

/** Whether the browser keeps what is stored here even when space runs short. */
export interface Protection {
  /** Null until the browser has answered, or where it cannot. */
  readonly persisted: ReadonlySignal<boolean | null>;
  /** Asks the browser; the answer also shows in `persisted`. */
  ask(): Promise<boolean>;
}
