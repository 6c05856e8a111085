import { useRef, useState } from "preact/hooks";
import type { Surface, Tap } from "../../../rules/tarok/recording/index.ts";
import type { LiveEvening, Recording, RecordingAt } from "../../../state/index.ts";
import { classes } from "../../components/index.ts";
import { tellingOf } from "../../evening/telling.ts";
import { useTitle } from "../../title.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import { Dock } from "./dock/dock.tsx";
import { Felt } from "./felt/felt.tsx";
import { useKeyboard } from "./keyboard.ts";
import { namesOf } from "./names.ts";
import { useSaving } from "./saving.ts";
import { shortcutsOf, written } from "./shortcuts.ts";
import { type Table, TableContext } from "./use-table.ts";
import "./table.css";

interface Props {
  readonly live: LiveEvening;
  readonly at: RecordingAt;
  readonly recording: Recording<Tap, Surface>;
  readonly surface: Surface;
}

/** The recording surface: the felt, which never moves, and the dock. */
export function TableScreen({ live, at, recording, surface }: Props) {
  const main = useRef<HTMLElement>(null);
  const { hand } = useApp().settings.value;
  const [saved, setSaved] = useState<string>();
  const [keysShown, showKeys] = useState(false);
  useTitle(words.value.table.deal(surface.number));
  const saving = useSaving({ live, at, recording, surface, onSaved: setSaved });
  const players = live.setup.value.players.map(({ id }) => id);
  const shortcuts = shortcutsOf(surface);
  const table: Table = {
    live,
    at,
    surface,
    told: tellingOf(live, live.now.value.seats),
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
  const typing = useKeyboard(main, table, shortcuts);
  return (
    <TableContext.Provider value={table}>
      <main
        ref={main}
        data-hand={hand}
        class={classes("surface", typing && "typing", surface.amends && "amends", surface.deal.voided && "voided")}
      >
        <Felt saved={saved} />
        <Dock />
      </main>
    </TableContext.Provider>
  );
}
