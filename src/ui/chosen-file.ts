import type { FileOut } from "../state/index.ts";

/** What some browsers have besides, and TypeScript does not know yet. */
interface Picker {
  showSaveFilePicker?(options: { readonly suggestedName: string }): Promise<FileSystemFileHandle>;
}
interface Asked {
  requestPermission?(wanted: { readonly mode: "readwrite" }): Promise<PermissionState>;
}

/** Whether this browser writes into a file that the person chooses. */
export const canChooseFile = (): boolean => (window as Picker).showSaveFilePicker !== undefined;

/** The file that the person chooses to write into; undefined where they thought better of it. Only right after a tap. */
export async function chooseFile(suggestedName: string): Promise<FileSystemFileHandle | undefined> {
  try {
    return await (window as Picker).showSaveFilePicker?.({ suggestedName });
  } catch {
    return undefined;
  }
}

/** Asks again for leave to write into a file that was chosen before; browsers forget it. Only right after a tap. */
export async function mayWrite(file: FileSystemFileHandle & Asked): Promise<boolean> {
  try {
    return ((await file.requestPermission?.({ mode: "readwrite" })) ?? "granted") === "granted";
  } catch {
    return false;
  }
}

/** Writes a file in place of what was in it; false where it is gone, or cannot be written. */
export async function writeInto(file: FileSystemFileHandle, { blob }: FileOut): Promise<boolean> {
  try {
    const stream = await file.createWritable();
    await stream.write(blob);
    await stream.close();
    return true;
  } catch {
    return false;
  }
}
