import type { Problem } from "./problem.ts";

/** The parts of a backup file, as a preview speaks of them; `others` are keys of the file itself. */
export const BACKUP_PARTS = [
  "people",
  "profiles",
  "seasons",
  "nights",
  "payments",
  "evenings",
  "settings",
  "others",
] as const;
export type BackupPart = (typeof BACKUP_PARTS)[number];

/** Something of a backup that does not come in, while the rest does. */
export interface LeftOut {
  readonly part: BackupPart;
  /** Which row of its list, from 0; absent where the whole list, or the key, is left. */
  readonly index?: number;
  /** What it is called, as far as that can be read. */
  readonly name?: string;
  /** When it was, as far as that can be read. */
  readonly at?: string;
  /** Why, paths inside the record. */
  readonly problems: readonly Problem[];
}
