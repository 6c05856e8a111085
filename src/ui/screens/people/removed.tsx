import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { fullName, type Person } from "../../../model/index.ts";
import { FaultNotice, Key, Notice, UndoIcon } from "../../components/index.ts";
import { useApp } from "../../use-app.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";

/** Who was deleted last, until the list is left. */
const removed = signal<Person | undefined>(undefined);

export const tellRemoved = (person: Person): void => {
  removed.value = person;
};

const forget = (): void => {
  removed.value = undefined;
};

/** Says who is gone, and brings that person back. */
export function Removed() {
  useEffect(() => forget, []);
  const person = removed.value;
  return person === undefined ? null : <Gone key={person.id} person={person} />;
}

function Gone({ person }: { readonly person: Person }) {
  const { directory } = useApp();
  const { fault, run } = useCommand();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => line.current?.focus(), []);
  const { common, directory: say } = words.value;
  return (
    <div class="undo-line" ref={line} tabIndex={-1}>
      <Notice live>{say.deleted(fullName(person))}</Notice>
      <Key kind="plain" sign={<UndoIcon />} onClick={() => run(directory.bringBack(person), forget)}>
        {common.undo}
      </Key>
      <FaultNotice fault={fault} />
    </div>
  );
}
