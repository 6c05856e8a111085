import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Telling } from "../../../i18n/index.ts";
import type { Surface, Tap } from "../../../rules/tarok/recording/index.ts";
import type { Fault, LiveEvening, Preview, RecordingAt } from "../../../state/index.ts";
import type { Names } from "./names.ts";

/** What every part of the recording screen shows and does. */
export interface Table {
  readonly live: LiveEvening;
  readonly at: RecordingAt;
  readonly surface: Surface;
  readonly told: Telling;
  readonly names: Names;
  readonly tap: (tap: Tap) => void;
  /** Whether the dock lists the keyboard's keys. */
  readonly keysShown: boolean;
  readonly showKeys: (shown: boolean) => void;
  /** The keyboard's key for a key of the screen, as it is written: "Q", "Shift+G". */
  readonly shortcutOf: (id: string) => string | undefined;
  /** Saves the deal; nothing happens while it is being saved. */
  readonly save: () => void;
  readonly fault: Fault | undefined;
  /** Throws a correction away and goes back. */
  readonly drop: () => void;
  /** What the deal as it is now would change in the book. */
  readonly preview: () => Preview;
}

export const TableContext = createContext<Table | undefined>(undefined);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error("a part of the table outside of TableContext");
  return table;
}
