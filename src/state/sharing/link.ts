import { deflateSync, Inflate } from "fflate";
import { err, LINK_FORM, LINK_LIMITS, type LinkFault, ok, type Result } from "../../model/index.ts";
import { fromBase64url, toBase64url } from "./base64url.ts";
import { DICTIONARY_1 } from "./dictionary.ts";

const dictionary = (): Uint8Array => new TextEncoder().encode(DICTIONARY_1);

/** What stands before the stream. */
const HASH_BYTES = 4;

/** An evening file without its revisions as the data of a link, in the form of `LINK_FORM`. */
export function linkData(document: Readonly<Record<string, unknown>>): string {
  const { revisions: _, ...evening } = document;
  const bytes = new TextEncoder().encode(JSON.stringify(evening));
  const stream = deflateSync(bytes, { level: 9, dictionary: dictionary() });
  const data = new Uint8Array(HASH_BYTES + stream.length);
  new DataView(data.buffer).setUint32(0, hashOf(stream));
  data.set(stream, HASH_BYTES);
  return toBase64url(data);
}

/** The text of the evening file that the data of a link holds; the file is still to be read by its own door. */
export function readLinkData(form: string, text: string): Result<string, LinkFault> {
  if (form !== String(LINK_FORM)) return err(/^\d+$/.test(form) && Number(form) > LINK_FORM ? "newer" : "damaged");
  // What a sentence puts behind a link is not part of it.
  const own = text.replace(/[^\w-]+$/, "");
  if (own.length > LINK_LIMITS.chars) return err("tooLarge");
  const data = fromBase64url(own);
  if (!data || data.length < HASH_BYTES) return err("damaged");
  const stream = data.subarray(HASH_BYTES);
  const hash = new DataView(data.buffer).getUint32(0);
  return hash === hashOf(stream) ? inflated(stream) : err("damaged");
}

/** FNV-1a, 32 bits. */
const hashOf = (bytes: Uint8Array): number =>
  bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);

/** Few enough bytes that a stream made to burst gives no more than a megabyte at a time. */
const STEP = 1024;

/** Never more than the limit, however little it was made to look. */
function inflated(stream: Uint8Array): Result<string, LinkFault> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let bytes = 0;
  let ended = false;
  const inflate = new Inflate({ dictionary: dictionary() }, (chunk, final) => {
    bytes += chunk.length;
    ended = final;
    if (bytes <= LINK_LIMITS.bytes) text += decoder.decode(chunk, { stream: !final });
  });
  try {
    for (let at = 0; at < stream.length && bytes <= LINK_LIMITS.bytes; at += STEP)
      inflate.push(stream.subarray(at, at + STEP), at + STEP >= stream.length);
  } catch {
    return err("damaged");
  }
  if (bytes > LINK_LIMITS.bytes) return err("tooLarge");
  return ended ? ok(text) : err("damaged");
}
