import { useState } from "preact/hooks";
import type { Done, Fault } from "../state/index.ts";
import { report } from "./trouble.ts";

interface Command {
  /** Why the last command changed nothing; undefined where it worked. */
  readonly fault: Fault | undefined;
  /** Runs a command, and then what follows if it worked. */
  readonly run: <T>(done: Done<T>, then?: (value: T) => void) => void;
}

/** For the keys of a screen that store something: keeps the answer where the screen can show it. */
export function useCommand(): Command {
  const [fault, setFault] = useState<Fault>();
  const run: Command["run"] = (done, then) => {
    done
      .then((result) => {
        setFault(result.ok ? undefined : result.error);
        if (result.ok) then?.(result.value);
      })
      .catch(report);
  };
  return { fault, run };
}
