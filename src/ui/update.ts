import { computed, signal } from "@preact/signals";

const take = signal<(() => void) | undefined>(undefined);
const taken = signal(false);

/** Whether a new version waits to be taken; screens offer it where nothing is half done, nobody is forced. */
export const updateReady = computed(() => take.value !== undefined);

/** Whether another tab took it: this one still runs the old version, of which not every screen may be left. */
export const outdated = computed(() => taken.value);

/** Takes the new version that was offered: the app loads again where it is. */
export function applyUpdate(): void {
  take.value?.();
}

/** What is needed of the service worker's registration. */
export interface UpdateSource {
  addEventListener(type: "waiting" | "controlling", listener: (event: { readonly isUpdate?: boolean }) => void): void;
  messageSkipWaiting(): void;
}

/** Offers what the service worker has fetched; only the tab that accepts it loads again, in the others it stays an offer. */
export function followUpdates(source: UpdateSource, reload: () => void): void {
  let accepted = false;
  source.addEventListener("waiting", () => {
    take.value = () => {
      accepted = true;
      source.messageSkipWaiting();
    };
  });
  source.addEventListener("controlling", ({ isUpdate }) => {
    if (accepted) reload();
    if (accepted || !isUpdate) return;
    taken.value = true;
    take.value = reload;
  });
}
