import { signal } from "@preact/signals";
import type { App, FormDraft } from "../../../src/state/index.ts";

/** Drafts in memory: what one opening of a form kept, the next one finds. */
export function memoryDrafts(): { readonly draft: App["draft"]; readonly kept: Map<string, unknown> } {
  const kept = new Map<string, unknown>();
  const draft = (key: string): FormDraft => ({
    load: () => Promise.resolve(kept.get(key) ?? null),
    save: (value) => kept.set(key, structuredClone(value)),
    clear: () => kept.delete(key),
    unkept: signal(undefined),
  });
  return { draft, kept };
}
