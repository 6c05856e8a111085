import { signal } from "@preact/signals";
import { Key, Notice } from "./components/index.ts";
import { words } from "./words.ts";

const isTold = signal(false);

/** The browser had thrown away what was kept, and it was brought back from the reserve: everybody at the table may know. */
export function tellBroughtBack(): void {
  isTold.value = true;
}

function dismiss(): void {
  isTold.value = false;
}

/** Says at the foot of any screen that what the browser had lost is back, until it is closed. */
export function BroughtBack() {
  if (!isTold.value) return null;
  const { broughtBack, whatCameBack } = words.value.shell;
  return (
    <aside class="trouble" aria-label={broughtBack}>
      <Notice lead={broughtBack} live>
        {whatCameBack}
      </Notice>
      <div class="keys">
        <Key onClick={dismiss}>{words.value.common.close}</Key>
      </div>
    </aside>
  );
}
