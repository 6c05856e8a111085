// First, so that components can lean on it and override it.
import "./ui/theme/index.css";

import { signal } from "@preact/signals";
import { render } from "preact";
import { Workbox } from "workbox-window";
import type { App, StorageWhy } from "./state/index.ts";
import { Root } from "./ui/app.tsx";
import { rememberScroll } from "./ui/arrival.ts";
import { tellBroughtBack } from "./ui/brought-back.tsx";
import { keepInstallOffer } from "./ui/install.ts";
import { apply, followLooks, rememberedLooks } from "./ui/looks.ts";
import { startRouter } from "./ui/router.ts";
import { report, watchForTrouble } from "./ui/trouble.ts";
import { followUpdates } from "./ui/update.ts";

const app = signal<App | undefined>(undefined);
const unopened = signal<StorageWhy | undefined>(undefined);
const remembered = rememberedLooks();

/** Opens the drawer; until then the shell stands, and where it cannot be opened a sentence says why. */
async function openDrawer(): Promise<void> {
  // Two thirds of the code: fetched beside the words and the first screen, so that the shell is painted before it.
  const { boot } = await import("./state/index.ts");
  const onClosed = () => {
    unopened.value = "closed";
  };
  const booted = await boot({ onClosed, onRefilled: tellBroughtBack, settings: remembered });
  if (!booted.ok) {
    unopened.value = booted.error.kind === "storage" ? booted.error.why : "unknown";
    return;
  }
  followLooks(booted.value.settings);
  app.value = booted.value;
}

const HOUR = 3_600_000;

type WorkerAddress = ConstructorParameters<typeof Workbox>[0];

/** Where browsers know of trusted addresses; of others the page asks for none (index.html). */
interface Trusting {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): WorkerAddress };
  };
}

/** The one address from which the page runs anything besides its own scripts, whatever is asked for. */
function workerAddress(): WorkerAddress {
  const address = "./sw.js";
  const policy = (window as Trusting).trustedTypes?.createPolicy("kongekop", { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

/** Keeps the whole app for when there is no network, and asks for a new version when the app comes back into view. */
async function keepOffline(): Promise<void> {
  const worker = new Workbox(workerAddress());
  followUpdates(worker, () => location.reload());
  await worker.register();
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Math.abs(Date.now() - asked) < HOUR) return;
    asked = Date.now();
    // Without a network there is nothing new; the next time will tell.
    worker.update().catch(() => {});
  });
}

watchForTrouble();
keepInstallOffer();
startRouter();
rememberScroll();
apply(remembered).catch(report);
const root = document.getElementById("app");
if (root) {
  // What stands there for when nothing starts.
  root.replaceChildren();
  render(<Root app={app} unopened={unopened} />, root);
}
// In a task of its own: on a slow phone the shell is painted before the rest is asked for.
setTimeout(() => openDrawer().catch(report));
if (import.meta.env.PROD && "serviceWorker" in navigator) keepOffline().catch(report);
