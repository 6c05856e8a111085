import { effect } from "@preact/signals";
import { here } from "./router.ts";

/** How long a screen may take until it stands there whole: its evening is being read. */
const PATIENCE = 2_000;

/** How far down each place of the history was when it was left. */
const left = new Map<string, number>();

const key = (): string => {
  const { trail, path } = here.peek();
  return `${trail.length} ${path}`;
};

/** Keeps where each screen stands when it is left; the browser's own memory gives up before a screen has been drawn. */
export function rememberScroll(): void {
  history.scrollRestoration = "manual";
  let current = key();
  effect(() => {
    if (here.value.path) left.set(current, window.scrollY);
    current = key();
  });
}

/** Tries at once and then at every change of the page, until it works or patience ends. */
function persist(attempt: () => boolean): void {
  if (attempt()) return;
  const watch = new MutationObserver(() => {
    if (attempt()) watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), PATIENCE);
}

/** Moves the focus to the heading of the screen that was entered, and to the one that takes its place while the screen is made ready. */
export function focusHeading(): void {
  let heading: HTMLElement | null = null;
  persist(() => {
    if (heading?.isConnected || (heading !== null && document.activeElement !== document.body)) return false;
    heading = document.querySelector("h1");
    if (heading === null) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return false;
  });
}

/** Scrolls to where this place was left, as soon as it is tall enough. */
export function restoreScroll(): void {
  const target = left.get(key()) ?? 0;
  persist(() => {
    window.scrollTo(0, target);
    return Math.abs(window.scrollY - target) <= 1;
  });
}
