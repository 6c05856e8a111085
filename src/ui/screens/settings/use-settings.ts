import type { Settings } from "../../../model/index.ts";
import type { Fault } from "../../../state/index.ts";
import { useApp } from "../../use-app.ts";
import { useCommand } from "../../use-command.ts";

interface Use {
  readonly settings: Settings;
  readonly change: (keys: Partial<Settings>) => void;
  readonly fault: Fault | undefined;
}

/** The settings as they are now, and how to change some of them at once. */
export function useSettings(): Use {
  const app = useApp();
  const { fault, run } = useCommand();
  return { settings: app.settings.value, change: (keys) => run(app.changeSettings(keys)), fault };
}
