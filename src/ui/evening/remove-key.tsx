import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { EveningCard } from "../../state/index.ts";
import { Confirm, FaultNotice, type KeyKind } from "../components/index.ts";
import { useApp } from "../use-app.ts";
import { useCommand } from "../use-command.ts";
import { words } from "../words.ts";
import { noteDeleted } from "./deleted.tsx";
import { dependentsSaid } from "./dependents.ts";

interface Props {
  readonly evening: EveningCard;
  readonly kind?: KeyKind;
  readonly children: ComponentChildren;
}

/** Deletes an evening at once; one that something depends on not without a word of that. */
export function RemoveKey({ evening, kind, children }: Props) {
  const app = useApp();
  const { common } = words.value;
  const { fault, run } = useCommand();
  const [asked, ask] = useState<readonly string[]>([]);
  const remove = () => run(app.deleteEvening(evening.id), () => noteDeleted(evening));
  const begin = () =>
    run(app.dependentsOf(evening.id), (dependents) => {
      const said = dependentsSaid(dependents);
      if (said.length === 0) remove();
      else ask(said);
    });
  return (
    <>
      <Confirm
        kind={kind}
        question={asked.join(" ")}
        yes={common.remove}
        no={common.cancel}
        onConfirm={remove}
        turned={{ asking: asked.length > 0, onTurn: (asking) => (asking ? begin() : ask([])) }}
      >
        {children}
      </Confirm>
      <FaultNotice fault={fault} />
    </>
  );
}
