import type { FileOut } from "../../state/index.ts";

/** Long enough for the slowest phone to begin reading the file. */
const A_MINUTE = 60_000;

/** Has the browser store a file where it stores downloads. */
export function download({ name, blob }: FileOut): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), A_MINUTE);
}

/** The same as a browser hands it on. */
export const asFile = ({ name, blob }: FileOut): File => new File([blob], name, { type: blob.type });

/** Whether this browser hands files to other apps. */
export function canShareFiles(): boolean {
  const probe = asFile({ name: "kongekop.json", blob: new Blob([], { type: "application/json" }) });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

/** Hands a file to another app; false where the person thought better of it or the browser would not. */
export async function share(file: FileOut): Promise<boolean> {
  try {
    await navigator.share({ files: [asFile(file)], title: file.name });
    return true;
  } catch {
    return false;
  }
}
