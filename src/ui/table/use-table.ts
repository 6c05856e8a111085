import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Telling, Words } from "../../i18n/index.ts";
import type { SurfaceBase } from "../../rules/surface.ts";
import type { Fault, LiveEvening, Preview, RecordingAt } from "../../state/index.ts";
import { words } from "../words.ts";
import type { Names } from "./names.ts";

/** What every part of the recording screen shows and does; a game's own parts know its surface and its taps. */
export interface Table<S extends SurfaceBase = SurfaceBase, Tap = unknown> {
  readonly live: LiveEvening;
  readonly at: RecordingAt;
  readonly surface: S;
  readonly told: Telling;
  readonly names: Names;
  tap(tap: Tap): void;
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

/** The table that is drawn; sound for a game's own types, since only its own surface hands them over. */
export function useTable<S extends SurfaceBase = SurfaceBase, Tap = unknown>(): Table<S, Tap> {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error("a part of the table outside of TableContext");
  return table as unknown as Table<S, Tap>;
}

/** How a deal is spoken of in the game of the evening. */
export const dealWords = ({ setup }: LiveEvening): Words["deals"]["tarok"] => words.value.deals[setup.value.game];
