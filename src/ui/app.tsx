import type { ReadonlySignal } from "@preact/signals";
import type { App } from "../state/index.ts";
import { Boundary, Trouble } from "./boundary.tsx";
import { Announcer } from "./components/index.ts";
import { Current } from "./current.tsx";
import { here } from "./router.ts";
import { Shell } from "./shell.tsx";
import { AppContext } from "./use-app.ts";
import { wordsReady } from "./words.ts";

/** The whole app: the shell until the words and the wires are there, then the screen at the address. */
export function Root({ app }: { readonly app: ReadonlySignal<App | undefined> }) {
  if (app.value === undefined || !wordsReady.value) return <Shell />;
  return (
    <AppContext.Provider value={app.value}>
      <Boundary path={here.value.path}>
        <Current />
      </Boundary>
      <Trouble />
      <Announcer />
    </AppContext.Provider>
  );
}
