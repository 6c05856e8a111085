import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { App } from "../state/index.ts";

/** The wires that the boot, or a test, hands to the screens. */
export const AppContext = createContext<App | undefined>(undefined);

/** Everything a screen may know and do. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === undefined) throw new Error("a screen outside of AppContext");
  return app;
}
