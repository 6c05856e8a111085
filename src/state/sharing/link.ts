import { deflateSync, Inflate } from "fflate";
import { err, HANDED_FORM, LINK_FORM, LINK_LIMITS, type LinkFault, ok, own, type Result } from "../../model/index.ts";
import { fromBase64url, toBase64url } from "./base64url.ts";
import { DICTIONARY_1, DICTIONARY_2 } from "./dictionary.ts";
import { packed, unpacked } from "./packed.ts";

type Document = Readonly<Record<string, unknown>>;

/** What differs between the forms: what was said before the stream, and how the evening file becomes the stream's text and back. */
interface Form {
  readonly dictionary: string;
  readonly pack: (document: Document) => Document;
  /** Undefined where the text is none that packing gives. */
  readonly unpack: (text: string) => string | undefined;
}

const withoutRevisions = ({ revisions: _, ...evening }: Document): Document => evening;

const FORMS: Readonly<Record<number, Form>> = {
  [LINK_FORM]: { dictionary: DICTIONARY_1, pack: withoutRevisions, unpack: (text) => text },
  [HANDED_FORM]: { dictionary: DICTIONARY_2, pack: packed, unpack: unpacked },
};

/** What stands before the stream. */
const HASH_BYTES = 4;

/** An evening file as the data of a link, in one of the forms of model/link.ts. */
export function linkData(document: Document, form: typeof LINK_FORM | typeof HANDED_FORM = LINK_FORM): string {
  const { pack, dictionary } = FORMS[form] as Form;
  const bytes = new TextEncoder().encode(JSON.stringify(pack(document)));
  const stream = deflateSync(bytes, { level: 9, dictionary: new TextEncoder().encode(dictionary) });
  const data = new Uint8Array(HASH_BYTES + stream.length);
  new DataView(data.buffer).setUint32(0, hashOf(stream));
  data.set(stream, HASH_BYTES);
  return toBase64url(data);
}

/** The text of the evening file that the data of a link holds; the file is still to be read by its own door. */
export function readLinkData(form: string, text: string): Result<string, LinkFault> {
  const known = own(FORMS, form);
  if (!known) return err(/^\d+$/.test(form) && Number(form) > HANDED_FORM ? "newer" : "damaged");
  // What a sentence puts behind a link is not part of it.
  const sent = text.replace(/[^\w-]+$/, "");
  if (sent.length > LINK_LIMITS.chars) return err("tooLarge");
  const data = fromBase64url(sent);
  if (!data || data.length < HASH_BYTES) return err("damaged");
  const stream = data.subarray(HASH_BYTES);
  const hash = new DataView(data.buffer).getUint32(0);
  return hash === hashOf(stream) ? read(stream, known) : err("damaged");
}

function read(stream: Uint8Array, { dictionary, unpack }: Form): Result<string, LinkFault> {
  const text = inflated(stream, new TextEncoder().encode(dictionary));
  if (!text.ok) return text;
  const file = unpack(text.value);
  return file === undefined ? err("damaged") : ok(file);
}

/** FNV-1a, 32 bits. */
const hashOf = (bytes: Uint8Array): number =>
  bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);

/** Few enough bytes that a stream made to burst gives no more than a megabyte at a time. */
const STEP = 1024;

/** Never more than the limit, however little it was made to look. */
function inflated(stream: Uint8Array, dictionary: Uint8Array): Result<string, LinkFault> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let bytes = 0;
  let ended = false;
  const inflate = new Inflate({ dictionary }, (chunk, final) => {
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
