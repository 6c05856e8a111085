import type { Surface, Tap } from "../../../rules/tarok/recording/index.ts";

/** The tap of a key that needs no letter; Backspace takes a digit back where there are digits, else a step. */
export function strokeOf(key: string, { dock }: Surface): Tap | undefined {
  if (/^\d$/.test(key)) return { tap: "digit", digit: Number(key) };
  switch (key) {
    case "Backspace":
      return "back" in dock && !("pad" in dock && dock.pad) ? dock.back.tap : { tap: "erase" };
    case "Delete":
      return "remove" in dock ? dock.remove?.tap : undefined;
    case "Escape":
      return { tap: "close" };
    default:
      return undefined;
  }
}
