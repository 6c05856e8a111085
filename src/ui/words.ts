import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Words } from "../i18n/index.ts";

const loaded = signal<Words | undefined>(undefined);

/** Whether there are words yet: the first language is loaded beside the first screen. */
export const wordsReady: ReadonlySignal<boolean> = computed(() => loaded.value !== undefined);

/** The words in the language and the terms that are chosen now; screens are only drawn once there are some. */
export const words: ReadonlySignal<Words> = computed(() => {
  if (loaded.value === undefined) throw new Error("no words are loaded yet");
  return loaded.value;
});

/** Has every screen speak these words from now on. */
export function speak(next: Words): void {
  loaded.value = next;
  document.documentElement.lang = next.language;
}
