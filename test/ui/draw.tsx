import { render } from "@testing-library/preact";
import type { ComponentChildren } from "preact";
import type { App } from "../../src/state/index.ts";
import { AppContext } from "../../src/ui/use-app.ts";
import { fakeApp } from "./fakes/app.ts";

/** Draws something of the app with the wires it needs; the words must have been spoken before. */
export const draw = (children: ComponentChildren, app: App = fakeApp()) =>
  render(<AppContext.Provider value={app}>{children}</AppContext.Provider>);
