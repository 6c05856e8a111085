import { signal } from "@preact/signals";
import type { Drafts } from "../../store/index.ts";
import type { FormDraft } from "../app.ts";
import type { Fault } from "../types.ts";
import { answerOf } from "./faults.ts";

/** What is kept of one form; what could not be kept is lost with the form, never with an evening, and is told. */
export function formDraft(drafts: Drafts, key: string): FormDraft {
  const unkept = signal<Fault | undefined>(undefined);
  let last: Promise<unknown> = Promise.resolve();
  const queue = (write: () => ReturnType<Drafts["save"]>): void => {
    last = last.then(write).then((written) => {
      const answer = answerOf(written);
      unkept.value = answer.ok ? undefined : answer.error;
    });
  };
  return {
    load: async () => {
      await last;
      const loaded = await drafts.load(key);
      return loaded.ok ? (loaded.value ?? null) : null;
    },
    save: (value) => queue(() => drafts.save(key, value)),
    clear: () => queue(() => drafts.clear(key)),
    unkept,
  };
}
