import { DEFAULT_SETTINGS, ok, type Result, type Settings } from "../model/index.ts";
import { openStore } from "../store/index.ts";
import type { App } from "./app.ts";
import type { Fault } from "./types.ts";
import { createApp } from "./wires/create.ts";
import { answerOf } from "./wires/faults.ts";

interface Boot {
  /** What happens where a newer tab closes the drawer. */
  readonly onClosed: () => void;
  /** What happens where everything that the browser had lost came back from the reserve. */
  readonly onRefilled: () => void;
  /** The settings until the drawer has told them. */
  readonly settings?: Settings;
}

/** Opens the drawer and wires the app to it, or says why the drawer cannot be opened. */
export async function boot({ settings = DEFAULT_SETTINGS, ...told }: Boot): Promise<Result<App, Fault>> {
  const store = await openStore(told);
  return store.ok ? ok(createApp(store.value, settings)) : answerOf(store);
}
