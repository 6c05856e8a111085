import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { words } from "../words.ts";
import { Key } from "./key.tsx";

interface Props<T> {
  readonly items: readonly T[];
  readonly atOnce: number;
  readonly children: (shown: readonly T[]) => ComponentChildren;
}

/** The first of a long list, and a key for some more: a thousand rows at once would hold the screen up. */
export function InParts<T>({ items, atOnce, children }: Props<T>) {
  const [shown, setShown] = useState(atOnce);
  const more = Math.min(atOnce, items.length - shown);
  return (
    <>
      {children(items.slice(0, shown))}
      {more > 0 ? <Key onClick={() => setShown(shown + atOnce)}>{words.value.evenings.showMore(more)}</Key> : null}
    </>
  );
}
