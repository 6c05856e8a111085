import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { EntryId, EveningId } from "../../../model/index.ts";
import { paths } from "../../paths.ts";
import { go, replace, up } from "../../router.ts";

/** The key of a row, by which it is found in the page. */
export const rowKey = (entry: EntryId | ""): string => `entry ${entry}`;

const keyOf = (entry: EntryId | ""): HTMLElement | null => document.getElementById(rowKey(entry));

/**
 * Opens and closes entries by their addresses: the first one opened is a step in the history, so that Back closes it;
 * another one takes its place. The key that was tapped stays where it is on the screen, and keeps the focus.
 */
export function useOpened(id: EveningId, opened: EntryId | undefined): (entry: EntryId | "") => void {
  const held = useRef<{ entry: EntryId | ""; top: number }>(undefined);
  useLayoutEffect(() => {
    const key = held.current && keyOf(held.current.entry);
    if (key && held.current) window.scrollBy(0, key.getBoundingClientRect().top - held.current.top);
    if (key && opened !== undefined) bringUp(key);
    held.current = undefined;
  }, [opened]);
  useArrived(opened);
  return (entry) => {
    held.current = { entry, top: keyOf(entry)?.getBoundingClientRect().top ?? 0 };
    if (entry === opened) up(paths.book(id));
    else if (opened === undefined) go(paths.book(id, entry));
    else replace(paths.book(id, entry));
  };
}

/** So far down a row may stand of which what opens is still seen, as a part of the screen's height. */
const LOW = 0.6;

/** A row that opens at the foot of the screen moves up, as far as that shows more of it. */
function bringUp(key: HTMLElement): void {
  const row = key.closest("li")?.getBoundingClientRect();
  if (!row) return;
  const [hidden, low] = [row.bottom - innerHeight, row.top - innerHeight * LOW];
  if (hidden > 0 && low > 0) window.scrollBy(0, Math.min(hidden, low));
}

/** A link may lead to one entry, wherever in the book it stands. */
function useArrived(opened: EntryId | undefined): void {
  const asked = useRef(opened);
  useEffect(() => {
    const key = asked.current === undefined ? null : keyOf(asked.current);
    // Come back to, the book stands where it was left.
    if (window.scrollY === 0) key?.closest("li")?.scrollIntoView({ block: "start" });
    key?.focus({ preventScroll: true });
  }, []);
}
