import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** Brings something (of the class `over-pad`) out from under the pad when its turn comes. */
export function useInSight(turn: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turn) place.current?.scrollIntoView({ block: "nearest" });
  }, [turn]);
  return place;
}
