import { here } from "./router.ts";

/** How long a screen may take until it stands there whole: its evening is being read. */
const PATIENCE = 2_000;

/** How far down each place of the history was when it was left. */
const left = new Map<string, number>();

const key = (): string => {
  const { trail, path } = here.peek();
  return `${trail.length} ${path}`;
};

/** Keeps where each screen stands; the browser's own memory gives up before a screen has been drawn. */
export function rememberScroll(): void {
  history.scrollRestoration = "manual";
  window.addEventListener("scroll", () => left.set(key(), window.scrollY), { passive: true });
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

/** Moves the focus to the heading of the screen that was entered. */
export function focusHeading(): void {
  persist(() => {
    const heading = document.querySelector("h1");
    if (heading === null) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
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
