import { useContext, useRef, useState } from "preact/hooks";
import type { Result } from "../../../model/index.ts";
import type { Fault, NewEvening } from "../../../state/index.ts";
import { Key, Notice } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { replace } from "../../router.ts";
import { report } from "../../trouble.ts";
import { useApp } from "../../use-app.ts";
import type { Draft } from "../../use-draft.ts";
import { words } from "../../words.ts";
import { ChanceContext } from "./chance.ts";
import type { NotYet } from "./check.ts";
import { byLot, type NewForm } from "./form.ts";

interface Props {
  readonly draft: Draft<NewForm>;
  readonly result: Result<NewEvening, NotYet>;
}

/** The key at the foot: what is missing, then the lots, then the start. */
export function Start({ draft, result }: Props) {
  const { fault, start } = useStart(draft);
  const { newEvening, shell } = words.value;
  return (
    <>
      {fault && <Notice live>{fault.kind === "storage" ? shell.storage[fault.why] : shell.wentWrong}</Notice>}
      {result.ok ? (
        <Key kind="main" onClick={() => start(result.value)}>
          {newEvening.start}
        </Key>
      ) : (
        <Missing draft={draft} {...result.error} />
      )}
    </>
  );
}

function Missing({ draft, missing, faulty }: NotYet & { readonly draft: Draft<NewForm> }) {
  const chance = useContext(ChanceContext);
  const { newEvening } = words.value;
  if (missing?.what === "dealer") {
    return (
      <Key kind="main" onClick={() => draft.change(byLot(draft.value.players, chance))}>
        {newEvening.dealer.draw}
      </Key>
    );
  }
  const [first] = faulty;
  const jump = () =>
    document.querySelector<HTMLElement>(missing ? ".picker button" : "[aria-invalid], [type=date]")?.focus();
  return (
    <Key kind="wait" onClick={jump}>
      {missing ? newEvening.more(missing.more) : first && newEvening.correct[first]}
    </Key>
  );
}

/** Starts the evening once, however often the key is tapped, and goes to its table. */
function useStart(draft: Draft<NewForm>) {
  const { startEvening } = useApp();
  const [fault, setFault] = useState<Fault>();
  const busy = useRef(false);
  const run = async (evening: NewEvening) => {
    if (busy.current) return;
    busy.current = true;
    const done = await startEvening(evening);
    busy.current = false;
    if (!done.ok) return setFault(done.error);
    draft.clear();
    replace(paths.table(done.value));
  };
  return { fault, start: (evening: NewEvening) => void run(evening).catch(report) };
}
