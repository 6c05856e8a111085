import { useContext, useRef } from "preact/hooks";
import type { Result } from "../../../model/index.ts";
import type { NewEvening } from "../../../state/index.ts";
import { FaultNotice, Key } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { replace } from "../../router.ts";
import { useApp } from "../../use-app.ts";
import { useCommand } from "../../use-command.ts";
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
  const { newEvening } = words.value;
  return (
    <>
      <FaultNotice fault={fault ?? draft.unkept} />
      {result.ok ? (
        <Key
          kind="main"
          // The second click of a double one was meant for the lots, which had the same place.
          onClick={({ detail }) => {
            if (detail < 2) start(result.value);
          }}
        >
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
  const { fault, run } = useCommand();
  const busy = useRef(false);
  const start = (evening: NewEvening) => {
    if (busy.current) return;
    busy.current = true;
    const done = startEvening(evening).finally(() => {
      busy.current = false;
    });
    run(done, (id) => {
      draft.clear();
      replace(paths.table(id));
    });
  };
  return { fault, start };
}
