import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Fault } from "../state/index.ts";
import { report } from "./trouble.ts";
import { useApp } from "./use-app.ts";

/** A form as it is being filled in. */
export interface Draft<T> {
  readonly value: T;
  /** Changes some of it; what was there before the form was opened first counts as nothing kept. */
  change(keys: Partial<T>): void;
  /** Forgets it: it was saved, or is not wanted. */
  clear(): void;
  /** Why what was changed last would not survive leaving the form. */
  readonly unkept: Fault | undefined;
}

/** What lies in the drawer: a form written by a version with other fields is not read. */
interface Kept<T> {
  readonly shape: string;
  readonly value: T;
}

const isKept = <T>(kept: unknown, shape: string): kept is Kept<T> =>
  typeof kept === "object" && kept !== null && (kept as { shape?: unknown }).shape === shape;

/**
 * The draft of a form, kept at every change so that Back, a reload and a killed tab lose nothing. Undefined until the
 * drawer has told what was kept. `shape` names the fields; change it when they change.
 */
export function useDraft<T extends object>(key: string, shape: string, fresh: () => T): Draft<T> | undefined {
  const app = useApp();
  const kept = useMemo(() => app.draft(key), [app, key]);
  const value = useSignal<T | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    value.value = undefined;
    kept.load().then((stored) => {
      if (!gone) value.value = isKept<T>(stored, shape) ? stored.value : fresh();
    }, report);
    return () => {
      gone = true;
    };
    // What is fresh is asked for once, when the form opens.
  }, [kept, shape]);

  if (value.value === undefined) return undefined;
  return {
    value: value.value,
    change: (keys) => {
      const next = { ...(value.peek() ?? fresh()), ...keys };
      value.value = next;
      kept.save({ shape, value: next } satisfies Kept<T>);
    },
    clear: () => {
      value.value = fresh();
      kept.clear();
    },
    unkept: kept.unkept.value,
  };
}
