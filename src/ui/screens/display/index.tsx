import { useState } from "preact/hooks";
import type { LiveEvening } from "../../../state/index.ts";
import { useAwake } from "../../awake.ts";
import { BackIcon, Key, KeyLink, LockIcon, TurnIcon } from "../../components/index.ts";
import { WithEvening } from "../../evening/with-evening.tsx";
import { paths } from "../../paths.ts";
import type { ScreenProps } from "../../routes.ts";
import { words } from "../../words.ts";
import { Locked } from "./lock.tsx";
import { turn } from "./turned.ts";
import { Display } from "./view.tsx";

/** The table as a display that lies or stands between the players. */
export default function DisplayOfEvening({ params: { id = "" } }: ScreenProps) {
  return (
    <WithEvening id={id} opening={<main class="display" />}>
      {(live) => <Shown live={live} />}
    </WithEvening>
  );
}

function Shown({ live }: { readonly live: LiveEvening }) {
  const [locked, setLocked] = useState(false);
  useAwake(live);
  return (
    <Display live={live}>
      {locked ? <Locked onUnlock={() => setLocked(false)} /> : <Keys live={live} onLock={() => setLocked(true)} />}
    </Display>
  );
}

function Keys({ live, onLock }: { readonly live: LiveEvening; readonly onLock: () => void }) {
  const { display, table } = words.value;
  return (
    <div class="display-keys">
      <KeyLink kind="card" to={paths.table(live.id)} sign={<BackIcon />}>
        {table.toTable}
      </KeyLink>
      <Key kind="card" label={display.turnLabel} sign={<TurnIcon />} onClick={turn}>
        {display.turn}
      </Key>
      <Key kind="card" label={display.lockLabel} sign={<LockIcon />} onClick={onLock}>
        {display.lock}
      </Key>
    </div>
  );
}
