import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { LiveEvening } from "../../../state/index.ts";
import { isLarge } from "../../device.ts";
import { report } from "../../trouble.ts";
import { useApp } from "../../use-app.ts";
import type { RestingProps } from "./resting.tsx";

/** So long the table is left alone before it becomes a display (milliseconds). */
const REST = 60_000;

interface Props {
  readonly live: LiveEvening;
  /** Nothing is noted: there is nothing to go on with. */
  readonly idle: boolean;
  readonly children: ComponentChildren;
}

/** The table, and in its place the display where this device rests as one and nobody touches it for a minute. */
export function Rests({ live, idle, children }: Props) {
  const { restDisplay } = useApp().settings.value;
  const on = idle && (restDisplay ?? isLarge());
  const [Resting, setResting] = useState<ComponentType<RestingProps>>();
  useEffect(() => {
    if (!on || Resting) return;
    return whenLeftAlone(() => {
      import("./resting.tsx").then((module) => setResting(() => module.Resting)).catch(report);
    });
  }, [on, Resting]);
  if (!on || !Resting) return <>{children}</>;
  return <Resting live={live} onWake={() => setResting(undefined)} />;
}

const TOUCHES = ["pointerdown", "keydown", "wheel"] as const;

/** One timeout that every touch begins anew; returns how to stop it. */
function whenLeftAlone(rest: () => void): () => void {
  let timeout = setTimeout(rest, REST);
  const again = () => {
    clearTimeout(timeout);
    timeout = setTimeout(rest, REST);
  };
  for (const touch of TOUCHES) window.addEventListener(touch, again, { capture: true, passive: true });
  return () => {
    clearTimeout(timeout);
    for (const touch of TOUCHES) window.removeEventListener(touch, again, true);
  };
}
