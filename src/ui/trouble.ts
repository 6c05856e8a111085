import { type ReadonlySignal, signal } from "@preact/signals";

const met = signal<string | undefined>(undefined);

/** What went wrong outside of any screen's drawing, for a developer to read; undefined when nothing did. */
export const trouble: ReadonlySignal<string | undefined> = met;

/** An error as a developer wants to read it. */
export const told = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Shows that something went wrong; the first thing that did stays until it is dismissed. */
export function report(error: unknown): void {
  met.value ??= told(error);
}

export function dismissTrouble(): void {
  met.value = undefined;
}

/** Sees every error that nobody caught; returns how to stop. */
export function watchForTrouble(): () => void {
  const onError = (event: ErrorEvent) => report(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => report(event.reason);
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
}
