import type { Drafts } from "../../store/index.ts";
import type { FormDraft } from "../app.ts";

/** What is kept of one form; what could not be kept is lost with the form, never with an evening. */
export function formDraft(drafts: Drafts, key: string): FormDraft {
  let last: Promise<unknown> = Promise.resolve();
  const queue = (write: () => Promise<unknown>): void => {
    last = last.then(write, write);
  };
  return {
    load: async () => {
      await last;
      const loaded = await drafts.load(key);
      return loaded.ok ? (loaded.value ?? null) : null;
    },
    save: (value) => queue(() => drafts.save(key, value)),
    clear: () => queue(() => drafts.clear(key)),
  };
}
