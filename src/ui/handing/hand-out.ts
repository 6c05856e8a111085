import type { FileOut } from "../../state/index.ts";
import { asFile, download } from "./file.ts";

/** What became of something that was handed on; `cancelled` where the person thought better of it. */
export type Sent = "shared" | "cancelled" | "copied" | "saved";

/** Whether this browser hands texts and links to other apps. */
export const canShare = (): boolean => "share" in navigator;

/** Hands a text to another app, else to the clipboard, else stores it as a file of that name. */
export async function sendText(text: string, name: string): Promise<Sent> {
  return (await shared({ text })) ?? (await copied(text)) ?? saved(text, name);
}

/** Hands a link to another app, else to the clipboard, else stores it as a file of that name. */
export async function sendLink(url: string, title: string, name: string): Promise<Sent> {
  return (await shared({ url, title })) ?? (await copied(url)) ?? saved(url, name);
}

/** Undefined where the browser would not. */
async function shared(data: ShareData): Promise<"shared" | "cancelled" | undefined> {
  if (!canShare()) return undefined;
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : undefined;
  }
}

/** The clipboard is only there on secure pages, and may be refused. */
async function copied(text: string): Promise<"copied" | undefined> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return undefined;
  }
}

function saved(text: string, name: string): "saved" {
  download({ name: `${name}.txt`, blob: new Blob([text], { type: "text/plain;charset=utf-8" }) });
  return "saved";
}

/** Hands a file to another app where the browser does that with such a file, else stores it. */
export async function sendFile(file: FileOut): Promise<Sent> {
  const data = { files: [asFile(file)], title: file.name };
  const sent = navigator.canShare?.(data) ? await shared(data) : undefined;
  if (sent === undefined) download(file);
  return sent ?? "saved";
}
