/**
 * The forms of an evening in the fragment of a link: `#/shared/FORM/DATA`.
 *
 * Form 1: DATA is base64url (RFC 4648, section 5, without padding) of four bytes, then a raw deflate stream (RFC 1951).
 * The stream holds, in UTF-8, the evening file (format.md) as compact JSON without its `revisions`, and was written with
 * form 1's preset dictionary, so that what every evening says costs next to nothing. The four bytes are the FNV-1a hash
 * (32 bits, big-endian) of the stream: a link that was cut or garbled on its way is known as such.
 *
 * Form 2 is of an evening that goes on elsewhere, and carries what happened: two copies that have the same revisions are
 * put together again without a question. It is form 1 with a dictionary of its own, but the stream holds the evening file
 * without its `entries` (its revisions fold to them), and each revision without what follows: `of` where that is its
 * entry's id, `replaces` where it is empty, `after` where that is the entry of the last revision before it (`null` where
 * there was none; the set-up is no entry, and stands after nothing), `at` where that is its entry's.
 *
 * A form that has landed is never changed: another dictionary or another content is another form, with a number of its own.
 */
export const LINK_FORM = 1;
/** The form of an evening that goes on on another phone. */
export const HANDED_FORM = 2;

/** What is read of a link at most: characters of its data, and bytes of the file that they come to. */
export const LINK_LIMITS = { chars: 60_000, bytes: 2_000_000 } as const;

/** Why a link is not read: cut or garbled, more than a link holds, or of a form that only a later app knows. */
export type LinkFault = "damaged" | "tooLarge" | "newer";
