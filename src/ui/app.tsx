import type { ReadonlySignal } from "@preact/signals";
import type { App, StorageWhy } from "../state/index.ts";
import { Boundary, Trouble } from "./boundary.tsx";
import { BroughtBack } from "./brought-back.tsx";
import { Announcer } from "./components/index.ts";
import { Current } from "./current.tsx";
import { here } from "./router.ts";
import { Shell } from "./shell.tsx";
import { Unopened } from "./unopened.tsx";
import { AppContext } from "./use-app.ts";
import { wordsReady } from "./words.ts";

interface Props {
  readonly app: ReadonlySignal<App | undefined>;
  /** Why the drawer is not open; undefined as long as nothing is wrong with it. */
  readonly unopened: ReadonlySignal<StorageWhy | undefined>;
}

/** The whole app: the shell until the words and the wires are there, then the screen at the address. */
export function Root({ app, unopened }: Props) {
  if (!wordsReady.value) return <Shell />;
  if (unopened.value !== undefined) return <Unopened why={unopened.value} />;
  if (app.value === undefined) return <Shell />;
  return (
    <AppContext.Provider value={app.value}>
      <Boundary path={here.value.path}>
        <Current />
      </Boundary>
      <Trouble />
      <BroughtBack />
      <Announcer />
    </AppContext.Provider>
  );
}
