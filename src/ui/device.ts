const standalone = (): boolean =>
  matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true;

/** A tablet or larger, whichever way it is held: it may lie there for everybody to see. */
export const isLarge = (): boolean => matchMedia("(min-width: 600px) and (min-height: 600px)").matches;

/** iPads call themselves Macs, but no Mac has a touch screen. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export type Installable = "ios" | "other" | "installed";

/** Whether the app runs from the home screen already, and if not, which way it is put there. */
export const installable = (): Installable => (standalone() ? "installed" : isApple() ? "ios" : "other");
