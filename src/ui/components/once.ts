import { useRef } from "preact/hooks";

/** Two taps of one key within so many milliseconds are one: a hand that shakes saves once. */
const TWICE = 400;

/** A click's handler that hears the second click of a double tap no more. */
export function useOnce<E extends { readonly timeStamp: number }>(
  handler: ((event: E) => void) | undefined,
  within = TWICE,
): ((event: E) => void) | undefined {
  const last = useRef(Number.NEGATIVE_INFINITY);
  if (handler === undefined) return undefined;
  return (event) => {
    if (event.timeStamp - last.current < within) return;
    last.current = event.timeStamp;
    handler(event);
  };
}
