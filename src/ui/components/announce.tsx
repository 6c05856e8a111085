import { signal } from "@preact/signals";

const said = signal({ text: "", turn: 0 });

/** Has a screen reader say something when it next pauses, even where it says the same twice. */
export function announce(text: string): void {
  said.value = { text, turn: said.value.turn + 1 };
}

/** The place from which announcements are read out; the app has one. */
export function Announcer() {
  const { text, turn } = said.value;
  return (
    <div class="vh" role="status" aria-live="polite">
      <span key={turn}>{text}</span>
    </div>
  );
}
