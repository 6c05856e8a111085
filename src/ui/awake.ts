import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LiveEvening } from "../state/index.ts";
import { useApp } from "./use-app.ts";

/** How the browser took it when it was last asked to keep the screen awake; `missing`: it never can. */
export type Awake = "able" | "refused" | "missing";

const supported = (): boolean => "wakeLock" in navigator;

const refused = signal(false);

/** Whether the screen can be kept awake here, as far as is known. */
export const awakeHere = (): Awake => (supported() ? (refused.value ? "refused" : "able") : "missing");

/** Keeps the screen awake from now on, asking again whenever the page comes back into view; returns how to let it sleep. */
export function keepAwake(): () => void {
  let over = false;
  let asking = false;
  let lock: WakeLockSentinel | undefined;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== "visible" || !supported() || asking || lock?.released === false) return;
    asking = true;
    lock = await request();
    asking = false;
    refused.value = lock === undefined;
    if (over) letGo(lock);
  };
  const onVisible = () => void ask();
  onVisible();
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", onVisible);
    letGo(lock);
  };
}

/** The browser refuses with an exception: a low battery, a page that is not in view, a policy. */
const request = (): Promise<WakeLockSentinel | undefined> =>
  navigator.wakeLock.request("screen").catch(() => undefined);

function letGo(lock: WakeLockSentinel | undefined): void {
  // One that is gone already needs no releasing.
  lock?.release().catch(() => {});
}

/** Keeps the screen awake while a running evening is on it, unless this device's settings say otherwise. */
export function useAwake({ setup }: LiveEvening): void {
  const on = useApp().settings.value.awake && setup.value.end === null;
  useEffect(() => (on ? keepAwake() : undefined), [on]);
}
