import { useState } from "preact/hooks";
import { fullName, MAX_NAME } from "../../../model/index.ts";
import type { PersonEntry } from "../../../state/index.ts";
import { FaultNotice, Field, Notice } from "../../components/index.ts";
import { useApp } from "../../use-app.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";

/** How somebody is called, stored as it is typed; an empty name keeps the last one. */
export function Called({ person }: { readonly person: PersonEntry }) {
  const { directory } = useApp();
  const { directory: say } = words.value;
  const { fault, run } = useCommand();
  const [form, setForm] = useState({ name: person.name, mark: person.mark ?? "" });
  const change = (keys: Partial<typeof form>) => {
    const next = { ...form, ...keys };
    setForm(next);
    if (next.name.trim() !== "") run(directory.call(person.id, next.name, next.mark));
  };
  return (
    <section>
      {person.sameName ? <Notice lead={say.twoOfOneName(fullName(person))}>{say.giveMark}</Notice> : null}
      <Field
        label={say.name}
        value={form.name}
        maxLength={MAX_NAME}
        help={say.nameHelp}
        problem={form.name.trim() === "" ? say.nameMissing : undefined}
        onInput={(name) => change({ name })}
      />
      <Field
        label={say.mark}
        value={form.mark}
        maxLength={MAX_NAME}
        help={say.markHelp}
        onInput={(mark) => change({ mark })}
      />
      <FaultNotice fault={fault} />
    </section>
  );
}
