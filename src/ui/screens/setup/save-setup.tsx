import { useRef } from "preact/hooks";
import type { Fault, LiveEvening, Preview, SetupKeys } from "../../../state/index.ts";
import { announce, FaultNotice, Key } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { up } from "../../router.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";

interface Props {
  readonly live: LiveEvening;
  readonly keys: SetupKeys;
  readonly faulty: readonly string[];
  readonly preview: Preview | undefined;
  /** Why what was typed last is not kept. */
  readonly unkept: Fault | undefined;
  readonly onSaved: () => void;
}

/** The key that applies the change, or says why it cannot be. */
export function SaveSetup({ live, keys, faulty, preview, unkept, onSaved }: Props) {
  const { setup: say } = words.value;
  const { fault, run } = useCommand();
  const busy = useRef(false);
  const isWrong = faulty.length > 0 || (preview?.problems.length ?? 0) > 0;
  const save = () => {
    if (busy.current) return;
    busy.current = true;
    const done = live.apply({ kind: "setup", keys }).finally(() => {
      busy.current = false;
    });
    run(done, () => {
      onSaved();
      announce(say.saved);
      up(paths.table(live.id));
    });
  };
  if (preview === undefined && !isWrong) return <Key kind="wait">{say.nothing}</Key>;
  const jump = () => document.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  return (
    <>
      <FaultNotice fault={fault ?? unkept} />
      {isWrong ? (
        <Key kind="wait" onClick={jump}>
          {say.correct}
        </Key>
      ) : (
        <Key kind="main" onClick={save}>
          {say.save}
        </Key>
      )}
    </>
  );
}
