import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fullName, type PlayerId } from "../../../model/index.ts";
import type { Alias, PersonEntry } from "../../../state/index.ts";
import { announce, FaultNotice, Key, ListRow, Notice, UndoIcon } from "../../components/index.ts";
import { useApp } from "../../use-app.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";

/** Who was merged just now, and how that is told, until the page is left. */
const merged = signal<{ readonly id: PlayerId; readonly text: string } | undefined>(undefined);

export const tellMerged = (told: { readonly id: PlayerId; readonly text: string }): void => {
  merged.value = told;
};

const forget = (): void => {
  merged.value = undefined;
};

/** Who was merged into somebody, each to be parted again: just now by undo, later too. */
export function Also({ person }: { readonly person: PersonEntry }) {
  const { directory: say } = words.value;
  useEffect(() => forget, []);
  if (person.also.length === 0) return null;
  return (
    <section>
      <h2>{say.also}</h2>
      <Told also={person.also} />
      <ul>
        {person.also.map((alias) => (
          <li key={alias.id}>
            <One alias={alias} name={fullName(person)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Told({ also }: Pick<PersonEntry, "also">) {
  const { directory } = useApp();
  const { fault, run } = useCommand();
  const told = merged.value;
  if (!told || also.every(({ id }) => id !== told.id)) return null;
  return (
    <div class="undo-line">
      <Notice live>{told.text}</Notice>
      <Key kind="plain" sign={<UndoIcon />} onClick={() => run(directory.part(told.id), forget)}>
        {words.value.common.undo}
      </Key>
      <FaultNotice fault={fault} />
    </div>
  );
}

function One({ alias, name }: { readonly alias: Alias; readonly name: string }) {
  const { directory } = useApp();
  const { directory: say, format } = words.value;
  const { fault, run } = useCommand();
  const part = () => run(directory.part(alias.id), () => announce(say.parted(alias.name, name)));
  return (
    <>
      <ListRow
        title={alias.name}
        below={alias.evenings === 0 ? say.never : say.evenings(alias.evenings, format.points(alias.evenings))}
        end={
          <Key kind="plain" onClick={part}>
            {say.part}
          </Key>
        }
      />
      <FaultNotice fault={fault} />
    </>
  );
}
