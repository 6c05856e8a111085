import type { Surface, Tap } from "../../../rules/triomphe/recording/index.ts";

/** The tap of a key that needs no letter: digits tell a trick anew or are the stake's, Backspace takes the last trick or digit back. */
export function strokeOf(key: string, { dock }: Surface): Tap | undefined {
  if (/^\d$/.test(key)) return digit(Number(key), dock);
  switch (key) {
    case "Backspace":
      return { tap: "erase" };
    case "Escape":
      return { tap: "close" };
    default:
      return undefined;
  }
}

function digit(typed: number, dock: Surface["dock"]): Tap | undefined {
  if (dock.face === "stake") return { tap: "digit", digit: typed };
  return typed >= 1 && typed <= 5 ? { tap: "place", place: typed - 1 } : undefined;
}
