import { type ReadonlySignal, signal } from "@preact/signals";

/** One place in the history, kept by the browser with its entry. */
interface Place {
  readonly path: string;
  /** The paths that Back leads through, the nearest last; empty where the app was opened on this place. */
  readonly trail: readonly string[];
  /** Entered just now, not come back to. */
  readonly fresh: boolean;
}

const path = (): string => location.hash.slice(1) || "/";

/** Enough to find any screen above; the browser keeps a copy with every place. */
const LONGEST_TRAIL = 20;

function trailOf(state: unknown): readonly string[] {
  const trail = typeof state === "object" && state !== null ? (state as { trail?: unknown }).trail : undefined;
  return Array.isArray(trail) ? trail.filter((step) => typeof step === "string") : [];
}

const place = signal<Place>({ path: path(), trail: trailOf(history.state), fresh: false });

/** The trail of a place that is entered from here. */
const onwards = (): readonly string[] => [...place.value.trail, place.value.path].slice(-LONGEST_TRAIL);

/** Where the app is: the part of the address after `#`, beginning with a slash, and how it came there. */
export const here: ReadonlySignal<Place> = place;

/** A fresh entry of the history has no state yet; one that was left before brings its own back. */
function arrive(): void {
  if (path() === place.value.path) return;
  const fresh = history.state === null;
  if (fresh) history.replaceState({ trail: onwards() }, "");
  place.value = { path: path(), trail: trailOf(history.state), fresh };
}

/** Follows the address from now on; returns how to stop. */
export function startRouter(): () => void {
  if (history.state === null) history.replaceState({}, "");
  window.addEventListener("popstate", arrive);
  window.addEventListener("hashchange", arrive);
  return () => {
    window.removeEventListener("popstate", arrive);
    window.removeEventListener("hashchange", arrive);
  };
}

/** Goes to another screen, so that Back returns here. */
export function go(to: string): void {
  const trail = onwards();
  history.pushState({ trail }, "", to);
  place.value = { path: path(), trail, fresh: true };
}

/** Goes to another screen in place of this one: Back skips what is left. */
export function replace(to: string): void {
  const { trail } = place.value;
  history.replaceState({ trail }, "", to);
  place.value = { path: path(), trail, fresh: true };
}

/** To a screen above, by way of Back where it was passed on the way here, so that the history stays as deep as the screens; what was looked for there still is. */
export function up(to: string): void {
  const { trail } = place.value;
  const screen = to.slice(1);
  const passed = trail.findLastIndex((step) => step === screen || step.startsWith(`${screen}?`));
  if (passed >= 0) history.go(passed - trail.length);
  else replace(to);
}

/** For the click of a link that leads one screen up; a click with a modifier key stays the browser's. */
export function goUp(event: MouseEvent & { readonly currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  up(event.currentTarget.hash);
}
