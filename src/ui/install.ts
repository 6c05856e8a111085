import { computed, signal } from "@preact/signals";

/** What Chromium sends when it would put the app on the home screen. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const offered = signal<InstallPrompt | undefined>(undefined);

/** Whether the browser can put the app on the home screen by itself. */
export const installOffered = computed(() => offered.value !== undefined);

/** Keeps the browser's offer for when somebody asks for it. */
export function keepInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered.value = event as InstallPrompt;
  });
  window.addEventListener("appinstalled", () => {
    offered.value = undefined;
  });
}

/** Has the browser ask whether the app may go on the home screen; an offer is good for one asking. */
export async function install(): Promise<void> {
  const prompt = offered.value;
  offered.value = undefined;
  await prompt?.prompt();
}
