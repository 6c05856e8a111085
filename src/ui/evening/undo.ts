import { useEffect } from "preact/hooks";
import type { Done, Fault, LiveEvening } from "../../state/index.ts";
import { announce } from "../components/index.ts";
import { useCommand } from "../use-command.ts";
import { words } from "../words.ts";

interface Undo {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Why the last of them changed nothing. */
  readonly fault: Fault | undefined;
}

/** Undo and redo of an evening's last changes, by keys on the screen and by Ctrl+Z and Ctrl+Shift+Z. */
export function useUndo(live: LiveEvening): Undo {
  const { fault, run } = useCommand();
  const act = (can: boolean, done: () => Done, said: string) => {
    if (can) run(done(), () => announce(said));
  };
  const undo = () => act(live.canUndo.value, live.undo, words.value.book.undone);
  const redo = () => act(live.canRedo.value, live.redo, words.value.book.redone);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wanted = wantedBy(event);
      if (wanted === undefined) return;
      event.preventDefault();
      if (wanted === "undo") undo();
      else redo();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
  return { undo, redo, fault };
}

/** What a stroke asks for; in a field it is the field's own undo. */
function wantedBy({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): "undo" | "redo" | undefined {
  const inField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (altKey || inField || ctrlKey === metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && ctrlKey ? "redo" : undefined;
}
