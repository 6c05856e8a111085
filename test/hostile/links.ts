import { deflateSync } from "fflate";
import { HANDED_FORM, LINK_FORM } from "../../src/model/index.ts";
import { toBase64url } from "../../src/state/sharing/base64url.ts";
import { DICTIONARY_1, DICTIONARY_2 } from "../../src/state/sharing/dictionary.ts";
import { clubEvening } from "../support/shown.ts";
import { CORPUS } from "./corpus.ts";

const DICTIONARIES = { [LINK_FORM]: DICTIONARY_1, [HANDED_FORM]: DICTIONARY_2 };
type Form = keyof typeof DICTIONARIES;

/** The data of a link that is whole and holds any text at all. */
function linkOfText(text: string, form: Form): string {
  const dictionary = new TextEncoder().encode(DICTIONARIES[form]);
  const stream = deflateSync(new TextEncoder().encode(text), { dictionary });
  let hash = 0x811c9dc5;
  for (const byte of stream) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  const data = new Uint8Array(4 + stream.length);
  new DataView(data.buffer).setUint32(0, hash);
  data.set(stream, 4);
  return toBase64url(data);
}

interface HostileLink {
  readonly name: string;
  readonly form: string;
  readonly data: () => string;
}

const revision = (keys: string) => `{"id":"r","of":"e","at":"2026-11-30T20:00Z","entry":${keys}}`;
const handed = (revisions: string): string =>
  JSON.stringify({ ...clubEvening(), entries: undefined, revisions: 0 }).replace(
    '"revisions":0',
    `"revisions":${revisions}`,
  );

/** What a link may hold that no evening is; all but the first few are whole, so that what they hold is read. */
export const LINKS: readonly HostileLink[] = [
  { name: "nothing", form: "1", data: () => "" },
  { name: "no form", form: "", data: () => "AAAA" },
  { name: "a form of every object", form: "constructor", data: () => "AAAA" },
  { name: "a form of a later app", form: "99", data: () => "AAAA" },
  { name: "no base64", form: "1", data: () => "<script>alert(1)</script>" },
  { name: "zeros", form: "1", data: () => "A".repeat(50_000) },
  { name: "more than a link holds", form: "1", data: () => "A".repeat(60_001) },
  { name: "a bomb", form: "1", data: () => linkOfText("0".repeat(5_000_000), LINK_FORM) },
  { name: "a bomb that is handed over", form: "2", data: () => linkOfText("[".repeat(5_000_000), HANDED_FORM) },
  ...CORPUS.filter(({ large }) => !large).flatMap(({ name, text }): HostileLink[] => [
    { name, form: "1", data: () => linkOfText(text(), LINK_FORM) },
    { name, form: "2", data: () => linkOfText(text(), HANDED_FORM) },
  ]),
  {
    name: "10,000 objects in a handed revision",
    form: "2",
    data: () => linkOfText(handed(`[${revision(`${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`)}]`), HANDED_FORM),
  },
  { name: "revisions of nothing", form: "2", data: () => linkOfText(handed("[null,1,[],{}]"), HANDED_FORM) },
  {
    name: "as many revisions as a link holds",
    form: "2",
    data: () =>
      linkOfText(
        handed(
          `[${Array.from({ length: 20_000 }, (_, i) => revision('{"id":"e"}').replace('"r"', `"r${i}"`)).join(",")}]`,
        ),
        HANDED_FORM,
      ),
  },
];
