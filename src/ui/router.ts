import { type ReadonlySignal, signal } from "@preact/signals";

/** One place in the history, kept by the browser with its entry. */
interface Place {
  readonly path: string;
  /** The path from which this place was entered; undefined where the app was opened on it. */
  readonly from?: string | undefined;
  /** Entered just now, not come back to. */
  readonly fresh: boolean;
}

const path = (): string => location.hash.slice(1) || "/";

const fromOf = (state: unknown): string | undefined => {
  const from = typeof state === "object" && state !== null ? (state as { from?: unknown }).from : undefined;
  return typeof from === "string" ? from : undefined;
};

const place = signal<Place>({ path: path(), from: fromOf(history.state), fresh: false });

/** Where the app is: the part of the address after `#`, beginning with a slash, and how it came there. */
export const here: ReadonlySignal<Place> = place;

/** A fresh entry of the history has no state yet; one that was left before brings its own back. */
function arrive(): void {
  if (path() === place.value.path) return;
  const fresh = history.state === null;
  if (fresh) history.replaceState({ from: place.value.path }, "");
  place.value = { path: path(), from: fromOf(history.state), fresh };
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
  const from = place.value.path;
  history.pushState({ from }, "", to);
  place.value = { path: path(), from, fresh: true };
}

/** Goes to another screen in place of this one: Back skips what is left. */
export function replace(to: string): void {
  const { from } = place.value;
  history.replaceState({ from }, "", to);
  place.value = { path: path(), from, fresh: true };
}

/** One screen up, by the phone's own Back where that is the same, so that the history stays as deep as the screens. */
export function up(to: string): void {
  if (place.value.from === to.slice(1)) history.back();
  else replace(to);
}

/** For the click of a link that leads one screen up; a click with a modifier key stays the browser's. */
export function goUp(event: MouseEvent & { readonly currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  up(event.currentTarget.hash);
}
