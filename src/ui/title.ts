import { useLayoutEffect } from "preact/hooks";
import { words } from "./words.ts";

/** Names the window after the screen: "Bogen · Kongekop". */
export function useTitle(title: string): void {
  const { app } = words.value.common;
  useLayoutEffect(() => {
    document.title = title === app ? app : `${title} · ${app}`;
  }, [title, app]);
}
