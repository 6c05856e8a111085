import { signal } from "@preact/signals";
import { err, HANDED_FORM, type LinkFault, ok, type Result } from "../../model/index.ts";
import { type Book, follow } from "../evening/index.ts";
import type { Done, LiveEvening } from "../types.ts";
import { readFile, type Take } from "../wires/data/incoming.ts";
import { linkData, readLinkData } from "./link.ts";

/** An evening out of a link: to be looked at, and as the file that the import reads. */
export interface SharedEvening {
  readonly evening: LiveEvening;
  readonly file: Blob;
}

/** The data of a link to an evening as it stands, with the names as the directory has them now. */
export function linkOf(live: LiveEvening): string {
  const document = live.document();
  return linkData({ ...document, players: live.setup.value.players.map(({ id }) => ({ id, name: live.name(id) })) });
}

/** The data of a link that takes an evening to another phone, with all that led to it. */
export const handedLinkOf = (live: LiveEvening): string => linkData(live.document(), HANDED_FORM);

/** The evening that a link holds; its commands change nothing. */
export async function openLink(form: string, data: string): Promise<Result<SharedEvening, LinkFault>> {
  const text = readLinkData(form, data);
  if (!text.ok) return text;
  const file = new Blob([text.value], { type: "application/json" });
  let book: Book | undefined;
  const take: Take = (one) => {
    book = one;
    return Promise.resolve(ok(undefined));
  };
  const read = await readFile(file, () => take);
  if (!read.ok) return err(read.error.kind === "newer" ? "newer" : "damaged");
  return book ? ok({ evening: readOnly(book), file }) : err("damaged");
}

const refuse = (): Done => Promise.resolve(err({ kind: "storage", why: "unavailable" }));

/** An evening that is in no drawer. */
const readOnly = (book: Book): LiveEvening =>
  follow(book, {
    store: refuse,
    newId: () => "",
    now: () => book.setup.startedAt,
    meet: refuse,
    rename: refuse,
    nameOf: () => undefined,
    lastDeal: signal(null),
    announceLastDeal: refuse,
    reader: signal(false),
    takenOver: signal(false),
  }).evening;
