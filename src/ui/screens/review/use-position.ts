import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { EntryId, EveningId } from "../../../model/index.ts";
import type { Moment } from "../../../state/review/index.ts";
import { paths } from "../../paths.ts";
import { replace } from "../../router.ts";

/** Where in the evening an address leads: to its end, after an entry, or to its beginning. */
export type Asked = "end" | { readonly entry: EntryId | undefined };

/** The address waits for the hand to rest: browsers refuse too many changes of it in a row. */
const REST = 150;

/**
 * The moment that is looked at, by its place among all. It follows the address, which a link or Back may change, and the
 * address follows it, in place of the one before. `arrived` is told when a link led somewhere else.
 */
export function usePosition(id: EveningId, moments: readonly Moment[], asked: Asked, arrived: () => void) {
  const address = addressOf(id, asked);
  const found = Math.max(
    0,
    moments.findIndex((moment) => addressOf(id, askedFor(moment)) === address),
  );
  const [at, setAt] = useState(found);
  const shown = useRef(address);
  const last = moments.length - 1;
  const now = moments[Math.min(at, last)];
  const own = now === undefined ? address : addressOf(id, askedFor(now));
  useLayoutEffect(() => {
    if (shown.current !== address && own !== address) {
      setAt(found);
      arrived();
    }
    shown.current = address;
  }, [address]);
  useEffect(() => {
    if (own === shown.current) return undefined;
    const timer = setTimeout(() => replace(own), REST);
    return () => clearTimeout(timer);
  }, [own]);
  return { at: Math.min(at, last), go: (to: number) => setAt(Math.min(last, Math.max(0, to))) };
}

const askedFor = ({ kind, line }: Moment): Asked => (kind === "end" ? "end" : { entry: line?.entry.id });

const addressOf = (id: EveningId, asked: Asked): string =>
  asked === "end" ? paths.reviewEnd(id) : paths.review(id, asked.entry);
