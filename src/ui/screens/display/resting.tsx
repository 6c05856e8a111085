import { useLayoutEffect, useRef } from "preact/hooks";
import type { LiveEvening } from "../../../state/index.ts";
import { focusHeading } from "../../arrival.ts";
import { Key } from "../../components/index.ts";
import { words } from "../../words.ts";
import { Display } from "./view.tsx";

export interface RestingProps {
  readonly live: LiveEvening;
  readonly onWake: () => void;
}

/** The table at rest: a tap anywhere or any key only brings the recording back, and does nothing else. */
export function Resting({ live, onWake }: RestingProps) {
  const wake = useRef(onWake);
  wake.current = onWake;
  // Before the display is painted: a tap on what is seen never comes too early.
  useLayoutEffect(() => {
    const swallow = (event: Event) => {
      if (event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey || event.altKey)) return;
      event.preventDefault();
      event.stopPropagation();
      wake.current();
    };
    window.addEventListener("click", swallow, true);
    window.addEventListener("keydown", swallow, true);
    focusHeading();
    return () => {
      window.removeEventListener("click", swallow, true);
      window.removeEventListener("keydown", swallow, true);
      focusHeading();
    };
  }, []);
  return (
    <Display live={live}>
      <Key class="display-wake">{words.value.display.resting}</Key>
    </Display>
  );
}
