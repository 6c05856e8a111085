import { BACKUP_FORMAT, EVENING_FORMAT, isRecord, LIMITS } from "../../../model/index.ts";
import type { ImportFault } from "../../data.ts";

/** How large a backup may be: some ten thousand evenings. */
export const MAX_BACKUP_BYTES = 200_000_000;

/** How a file of ours begins, as the app writes it; however much white space somebody's editor put between. */
const HEAD = /^\s*\{\s*"format"\s*:\s*"(kongekop-\w+)"/;
const WRITTEN = '{"format":"kongekop-';
const HEAD_BYTES = 200;

/** What is wrong with a file that is larger than one of its kind can be. */
export async function tooLarge(file: Blob): Promise<ImportFault | undefined> {
  const [, format] = HEAD.exec(await file.slice(0, HEAD_BYTES).text()) ?? [];
  const limit = format === EVENING_FORMAT ? LIMITS.bytes : MAX_BACKUP_BYTES;
  return file.size > limit ? { kind: "tooLarge", bytes: file.size, limit } : undefined;
}

/** How much is read in one go, so that no phone stands still over it: an evening, or a backup without its evenings. */
const MAX_AT_ONCE = 8_000_000;

/** The JSON object that a text is; undefined where it is none, or too much at once: `faultOf` tells which. */
export function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  if (text.length > MAX_AT_ONCE) return undefined;
  try {
    const json: unknown = JSON.parse(text);
    return isRecord(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

/** Why a text that is no JSON object of ours is none: something else altogether, or ours and not whole or too much. */
export function faultOf(text: string): ImportFault {
  const [, format] = HEAD.exec(text) ?? [];
  const isOurs = format === EVENING_FORMAT || format === BACKUP_FORMAT;
  if (text.trim() === "") return { kind: "empty" };
  if (!isOurs) return { kind: WRITTEN.startsWith(text.trim()) ? "cutShort" : "notOurs" };
  if (endsOpen(text)) return { kind: "cutShort" };
  return text.length > MAX_AT_ONCE ? { kind: "tooLarge", bytes: text.length, limit: MAX_AT_ONCE } : { kind: "damaged" };
}

/** Whether a text ends before what it has opened is closed again. */
function endsOpen(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (inString) {
      if (letter === "\\") at++;
      else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if (letter === "{" || letter === "[") depth++;
    else if (letter === "}" || letter === "]") depth--;
  }
  return inString || depth > 0;
}
