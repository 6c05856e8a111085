import type { ComponentChildren } from "preact";
import { useContext, useState } from "preact/hooks";
import type { KeyOf } from "../../../rules/surface.ts";
import { Key, KeyLink } from "../../components/index.ts";
import { HelpText } from "../../help/help-text.tsx";
import { ScreenContext } from "../../help/screen.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import { dealWords, useTable } from "../use-table.ts";
import { DockHead } from "./head.tsx";
import "./more.css";

interface Props {
  readonly close: KeyOf<unknown>;
  /** What concerns the deal as a whole. */
  readonly children: ComponentChildren;
}

/** What concerns the deal as a whole, and the ways to what happens between deals. */
export function MoreOf({ close, children }: Props) {
  const { live, at, tap, showKeys, shortcutOf } = useTable();
  const { table, common } = words.value;
  const [help, setHelp] = useState(false);
  const leave = () => tap(close.tap);
  if (help) return <Help close={close} />;
  return (
    <>
      <DockHead title={common.more} close={close}>
        <KeyLink kind="plain" tap="changes" shortcut={shortcutOf("changes")} onClick={leave} to={paths.log(live.id)}>
          {table.whatChanged}
        </KeyLink>
        <Key kind="plain" class="to-keys" tap="keys" shortcut="?" onClick={() => showKeys(true)}>
          {table.keys}
        </Key>
      </DockHead>
      {children}
      {at.kind === "next" ? <Ways onLeave={leave} onHelp={() => setHelp(true)} /> : null}
    </>
  );
}

/** What the table does, in the place of the keys. */
function Help({ close }: Pick<Props, "close">) {
  return (
    <>
      <DockHead title={words.value.common.help} close={close} />
      <div class="scroll">
        <HelpText screen={useContext(ScreenContext)} />
      </div>
    </>
  );
}

interface WaysProps {
  readonly onLeave: () => void;
  readonly onHelp: () => void;
}

/** Who comes back finds the table, not this list. */
function Ways({ onLeave, onHelp }: WaysProps) {
  const { live, shortcutOf } = useTable();
  const { table } = words.value;
  return (
    <div class="row-ways low">
      <KeyLink class="two" tap="between" shortcut={shortcutOf("between")} onClick={onLeave} to={paths.more(live.id)}>
        {dealWords(live).between}
      </KeyLink>
      <KeyLink
        class="two"
        tap="last-round"
        shortcut={shortcutOf("last-round")}
        onClick={onLeave}
        to={paths.more(live.id, "lastRound")}
      >
        {table.lastRound}
      </KeyLink>
      <KeyLink class="two" tap="display" shortcut={shortcutOf("display")} onClick={onLeave} to={paths.display(live.id)}>
        {table.display}
      </KeyLink>
      <KeyLink class="two" tap="settle" shortcut={shortcutOf("settle")} onClick={onLeave} to={paths.settle(live.id)}>
        {table.settle}
      </KeyLink>
      <KeyLink
        class="two"
        tap="reference"
        shortcut={shortcutOf("reference")}
        onClick={onLeave}
        to={paths.reference(live.id)}
      >
        {words.value.reference.title}
      </KeyLink>
      <Key class="two" tap="help" shortcut={shortcutOf("help")} onClick={onHelp}>
        {words.value.common.help}
      </Key>
    </div>
  );
}
