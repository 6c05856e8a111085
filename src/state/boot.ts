import { ok, type Result } from "../model/index.ts";
import { openStore } from "../store/index.ts";
import type { App } from "./app.ts";
import type { Fault } from "./types.ts";
import { createApp } from "./wires/create.ts";
import { answerOf } from "./wires/faults.ts";

/** Opens the drawer and wires the app to it, or says why the drawer cannot be opened; `onClosed` where a newer tab closed it. */
export async function boot(onClosed: () => void): Promise<Result<App, Fault>> {
  const store = await openStore({ onClosed });
  return store.ok ? ok(createApp(store.value)) : answerOf(store);
}
