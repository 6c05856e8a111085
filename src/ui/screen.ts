import { useEffect, useRef } from "preact/hooks";
import { here } from "./router.ts";

/** The address that had its heading focused last; the one the app was opened on needs no focus moved. */
let focused = here.peek().path;

/** Names the window after the screen and moves the focus to its heading when it was entered; give the result to `<main>`. */
export function useScreen(title: string) {
  const main = useRef<HTMLElement>(null);
  const { path } = here.value;
  useEffect(() => {
    document.title = title === "" || title === "Kongekop" ? "Kongekop" : `${title} · Kongekop`;
  }, [title]);
  useEffect(() => {
    if (path === focused) return;
    focused = path;
    main.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
