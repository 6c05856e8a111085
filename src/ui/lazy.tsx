import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { ScreenProps } from "./routes.ts";

type Module = { readonly default: ComponentType<ScreenProps> };
type Load = () => Promise<Module>;

const loaded = new Map<Load, ComponentType<ScreenProps>>();

/** The screen behind a loader once it is there; a chunk that does not come is thrown to the error boundary. */
export function useLazy(load: Load): ComponentType<ScreenProps> | undefined {
  const [, arrived] = useState<unknown>(undefined);
  useEffect(() => {
    if (loaded.has(load)) return;
    let gone = false;
    const fail = (error: unknown) => {
      if (!gone)
        arrived(() => {
          throw error;
        });
    };
    load().then((module) => {
      loaded.set(load, module.default);
      if (!gone) arrived(module);
    }, fail);
    return () => {
      gone = true;
    };
  }, [load]);
  return loaded.get(load);
}
