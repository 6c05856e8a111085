import { useState } from "preact/hooks";
import type { SafetyCopy } from "../../../../state/index.ts";
import { Confirm, FaultNotice, Notice } from "../../../components/index.ts";
import { useApp } from "../../../use-app.ts";
import { useCommand } from "../../../use-command.ts";
import { words } from "../../../words.ts";

/** How everything was before each import; nothing where there was none. */
export function Safety() {
  const { data } = useApp();
  const { title, intro, done } = words.value.settings.data.safety;
  const { fault, run } = useCommand();
  const [restored, setRestored] = useState(false);
  const copies = data.safetyCopies.value;
  if (copies.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <p>{intro}</p>
      {restored ? <Notice live>{done}</Notice> : null}
      <FaultNotice fault={fault} />
      <ul>
        {copies.map((copy) => (
          <li key={copy.id} class="deletable">
            <Copy copy={copy} onRestore={() => run(data.restoreSafetyCopy(copy.id), () => setRestored(true))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Copy({ copy, onRestore }: { readonly copy: SafetyCopy; readonly onRestore: () => void }) {
  const { settings, format, common } = words.value;
  const { evenings, before, restore, ask } = settings.data.safety;
  const when = `${format.day(copy.at)} ${format.time(copy.at)}`;
  return (
    <>
      <p>
        <b>{when}</b> <span class="quiet">{evenings(copy.evenings)}</span>
        {copy.before === undefined ? null : (
          <span class="quiet">
            <br />
            {copy.before.kind === "import" ? before.import(copy.before.evenings) : before.restore}
          </span>
        )}
      </p>
      <Confirm kind="plain" question={ask(when)} yes={restore} no={common.no} onConfirm={onRestore}>
        {restore}
      </Confirm>
    </>
  );
}
