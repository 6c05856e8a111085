import { compareTimes, type Result, readSettings, type Settings } from "../model/index.ts";
import type { StoreFault } from "./fault.ts";
import { live, type Observable } from "./observe.ts";
import type { Drawer } from "./tables.ts";
import { write } from "./write.ts";

/** What belongs to this device. */
export interface Device {
  readonly settings: Observable<Settings>;
  /** Changes some keys; what another tab changed in others stays. */
  changeSettings(keys: Partial<Settings>): Promise<Result<void, StoreFault>>;
  /** When everything was last exported; undefined where it never was. */
  readonly exportedAt: Observable<string | undefined>;
  setExportedAt(at: string): Promise<Result<void, StoreFault>>;
  /** The file that backups are written into; undefined where none was chosen. */
  readonly backupFile: Observable<FileSystemFileHandle | undefined>;
  setBackupFile(file: FileSystemFileHandle): Promise<Result<void, StoreFault>>;
}

export const device = (drawer: Drawer): Device => ({
  settings: live(() => settingsOf(drawer)),
  changeSettings: (keys) =>
    write(drawer, [], async () => putSettings(drawer, { ...(await settingsOf(drawer)), ...keys })),
  exportedAt: live(async () => {
    const value = (await drawer.device.get("exportedAt"))?.value;
    return typeof value === "string" ? value : undefined;
  }),
  setExportedAt: (at) =>
    write(drawer, [], async () => void (await drawer.device.put({ key: "exportedAt", value: at }))),
  backupFile: live(async () => {
    const value = (await drawer.device.get("backupFile"))?.value;
    return isFileHandle(value) ? value : undefined;
  }),
  setBackupFile: (file) =>
    write(drawer, [], async () => void (await drawer.device.put({ key: "backupFile", value: file }))),
});

/** The settings, or what stands for them until something was chosen. */
export const settingsOf = async (drawer: Drawer): Promise<Settings> =>
  readSettings((await drawer.device.get("settings"))?.value);

export async function putSettings(drawer: Drawer, value: Settings): Promise<void> {
  await drawer.device.put({ key: "settings", value });
}

/** That a backup of some time holds everything; a newer one is known better. */
export async function noteCopied(drawer: Drawer, at: string): Promise<void> {
  const known = (await drawer.device.get("exportedAt"))?.value;
  if (typeof known === "string" && compareTimes(known, at) >= 0) return;
  await drawer.device.put({ key: "exportedAt", value: at });
}

const isFileHandle = (value: unknown): value is FileSystemFileHandle =>
  typeof value === "object" && value !== null && (value as { kind?: unknown }).kind === "file";
