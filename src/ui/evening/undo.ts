import { useEffect, useState } from "preact/hooks";
import { compareTimes } from "../../model/index.ts";
import type { Done, Fault, LiveEvening, LogRow } from "../../state/index.ts";
import { announce } from "../components/index.ts";
import { useCommand } from "../use-command.ts";
import { words } from "../words.ts";

export interface Undo {
  readonly undo: () => void;
  readonly redo: () => void;
  /** What undo would take back of an evening that has ended: it asks first. */
  readonly asked: LogRow | null;
  readonly answer: (isYes: boolean) => void;
  /** Why the last of them changed nothing. */
  readonly fault: Fault | undefined;
}

/** Undo and redo of an evening's last changes, by keys on the screen and by Ctrl+Z and Ctrl+Shift+Z. */
export function useUndo(live: LiveEvening): Undo {
  const { fault, run } = useCommand();
  const act = (can: boolean, done: () => Done, said: string) => {
    if (can) run(done(), () => announce(said));
  };
  const [asking, setAsking] = useState(false);
  const settled = settledRow(live);
  const takeBack = () => act(live.canUndo.value, live.undo, words.value.book.undone);
  const undo = () => (settled === null ? takeBack() : setAsking(live.canUndo.value));
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
  const answer = (isYes: boolean) => {
    setAsking(false);
    if (isYes) takeBack();
  };
  return { undo, redo, asked: asking ? settled : null, answer, fault };
}

/** What undo would take back where that was done before the evening ended, and so is part of what was settled. */
function settledRow({ setup, undoes }: LiveEvening): LogRow | null {
  const [{ end }, row] = [setup.value, undoes.value];
  if (end === null || row === null) return null;
  const since = compareTimes(row.at, end.at);
  // The ending itself may be of the very moment that it tells.
  return since < 0 || (since === 0 && row.kind !== "setup") ? row : null;
}

/** What a stroke asks for; in a field it is the field's own undo. */
function wantedBy({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): "undo" | "redo" | undefined {
  const inField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (altKey || inField || ctrlKey === metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && ctrlKey ? "redo" : undefined;
}
