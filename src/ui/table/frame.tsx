import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import type { SurfaceBase } from "../../rules/surface.ts";
import type { LiveEvening, Recording, RecordingAt } from "../../state/index.ts";
import { classes } from "../components/index.ts";
import { tellingAt } from "../evening/telling.ts";
import { useTitle } from "../title.ts";
import { useApp } from "../use-app.ts";
import { useKeyboard } from "./keyboard.ts";
import { namesOf } from "./names.ts";
import { useSaving } from "./saving.ts";
import { type Shortcuts, withCommon, written } from "./shortcuts.ts";
import { dealWords, type Table, TableContext } from "./use-table.ts";
import "./table.css";

/** What a game's recording surface is handed; `R` is the recording of its own deals. */
export interface SurfaceProps<S extends SurfaceBase = SurfaceBase, Tap = unknown> {
  readonly live: LiveEvening;
  readonly at: RecordingAt;
  readonly recording: Recording<Tap, S>;
  readonly surface: S;
}

interface Props<S extends SurfaceBase, Tap> extends SurfaceProps<S, Tap> {
  /** The keyboard's keys of the game's own. */
  readonly shortcuts: Shortcuts;
  /** What a stroke of the keyboard that is no letter of a key taps. */
  readonly strokeOf: (key: string, surface: S) => Tap | undefined;
  readonly class?: string | undefined;
  /** The felt and the dock, told which deal was saved last until another tap. */
  readonly children: (saved: string | undefined) => ComponentChildren;
}

/** Says what was saved; where the table is higher than the screen, the next deal's keys come into sight. */
function nextAt(saved: string, say: (saved: string) => void): void {
  say(saved);
  if (window.scrollY > 0) window.scrollTo(0, 0);
}

/** The recording surface of any game: the felt, which never moves, and the dock. */
export function TableFrame<S extends SurfaceBase, Tap>(props: Props<S, Tap>) {
  const { live, at, recording, surface, strokeOf, class: name, children } = props;
  const main = useRef<HTMLElement>(null);
  const { hand } = useApp().settings.value;
  const [saved, setSaved] = useState<string>();
  const [keysShown, showKeys] = useState(false);
  useTitle(dealWords(live).deal(surface.number));
  const saving = useSaving({ live, at, recording, surface, onSaved: (id) => nextAt(id, setSaved) });
  const players = live.setup.value.players.map(({ id }) => id);
  const shortcuts = withCommon(props.shortcuts);
  const table: Table<S, Tap> = {
    live,
    at,
    surface,
    told: tellingAt(live, at.kind === "next" ? undefined : at.entry),
    names: namesOf(players, live.name),
    tap: (tap) => {
      setSaved(undefined);
      showKeys(false);
      recording.tap(tap);
    },
    keysShown,
    showKeys,
    shortcutOf: (id) => written(shortcuts.get(id)),
    ...saving,
  };
  const typing = useKeyboard(main, table, shortcuts, strokeOf);
  return (
    <TableContext.Provider value={table as unknown as Table}>
      <main
        ref={main}
        data-hand={hand}
        class={classes("surface", typing && "typing", surface.amends && "amends", name)}
      >
        {children(saved)}
      </main>
    </TableContext.Provider>
  );
}
