import { signal } from "@preact/signals";

/** Where the browser remembers it: how the device lies on the table is no matter of the books. */
const KEY = "kongekop.turned";

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether the display faces the others, head down for who holds the device. */
export const turned = signal(remembered());

/** Turns the display by half, and keeps it so for the next time. */
export function turn(): void {
  turned.value = !turned.value;
  try {
    if (turned.value) localStorage.setItem(KEY, "");
    else localStorage.removeItem(KEY);
  } catch {
    // It is turned all the same, until the app is closed.
  }
}
