import { useContext, useRef } from "preact/hooks";
import { plain, summary } from "../../../i18n/index.ts";
import type { Fault } from "../../../state/index.ts";
import { announce, FaultNotice, Key } from "../../components/index.ts";
import { Pad } from "../../pad/pad.tsx";
import { PadContext } from "../../pad/store.ts";
import { up } from "../../router.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";
import type { Moment, Place } from "./kind.ts";
import type { Entry } from "./use-entry.ts";
import { onwards } from "./way.ts";

interface Props {
  readonly moment: Moment;
  readonly place: Place;
  readonly entry: Entry;
  /** Why what was typed last is not kept. */
  readonly unkept: Fault | undefined;
  readonly onSaved: () => void;
}

/** The pad while there is a number to write, and the key that saves, or says what is missing. */
export function EntryFoot({ moment, place, entry, unkept, onSaved }: Props) {
  const { fault, save } = useSave(moment, place, entry, onSaved);
  const { between, table } = words.value;
  const { built, preview } = entry;
  const [unread] = useContext(PadContext)?.unread.value.keys() ?? [];
  return (
    <>
      <FaultNotice fault={fault ?? unkept} />
      <Pad wanted={"missing" in built ? built.missing : undefined} />
      {"missing" in built ? (
        <Key kind="wait" onClick={() => jumpTo(built.missing)}>
          {built.say}
        </Key>
      ) : unread !== undefined || preview?.problems.length ? (
        <Key kind="wait" onClick={() => jumpTo(unread ?? String(preview?.problems[0]?.path[0] ?? ""))}>
          {between.cannot}
        </Key>
      ) : (
        <Key kind="main" onClick={save}>
          {place.entry === undefined ? words.value.common.save : table.saveCorrection}
        </Key>
      )}
    </>
  );
}

/** To the field that the key at the foot speaks of. */
function jumpTo(field: string): void {
  const place = document.querySelector(`[data-field="${CSS.escape(field)}"]`);
  place?.querySelector<HTMLElement>("input, button")?.focus();
}

/** Saves once, however often the key is tapped; then back to where the entry shows. */
function useSave({ live }: Moment, place: Place, { change, entry, preview, told }: Entry, onSaved: () => void) {
  const { fault, run } = useCommand();
  const busy = useRef(false);
  const save = (): void => {
    if (busy.current || !change || !entry) return;
    busy.current = true;
    const transfers = preview?.changed.find((line) => line.entry.id === entry.id)?.transfers;
    const done = live.apply(change).finally(() => {
      busy.current = false;
    });
    run(done, () => {
      onSaved();
      announce(`${words.value.between.saved} ${plain(summary(told, entry, transfers))}`);
      up(onwards(live, place, entry));
    });
  };
  return { fault, save };
}
