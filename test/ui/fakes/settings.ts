import { signal } from "@preact/signals";
import { DEFAULT_SETTINGS, ok, type Settings } from "../../../src/model/index.ts";
import type { App } from "../../../src/state/index.ts";

/** Settings that can be changed, in memory. */
export function fakeSettings(keys: Partial<Settings> = {}): Pick<App, "settings" | "changeSettings"> {
  const settings = signal<Settings>({ ...DEFAULT_SETTINGS, ...keys });
  return {
    settings,
    changeSettings: (changed) => {
      settings.value = { ...settings.value, ...changed };
      return Promise.resolve(ok(undefined));
    },
  };
}
