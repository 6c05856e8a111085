import { type ReadonlySignal, signal } from "@preact/signals";
import type { Observable } from "../../store/index.ts";

/** A value of the drawer that is followed only while somebody looks at it; after a fault it stays what it was. */
export function wired<S, T = S>(source: Observable<S>, before: T, shown: (stored: S) => T): ReadonlySignal<T> {
  let stop = () => {};
  const value = signal<T>(before, {
    watched: () => {
      stop = source.subscribe((answer) => {
        if (answer.ok) value.value = shown(answer.value);
      });
    },
    unwatched: () => stop(),
  });
  return value;
}
