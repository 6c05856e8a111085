import { useEffect, useRef, useState } from "preact/hooks";
import { fullName, MAX_NAME, tidy } from "../../../model/index.ts";
import type { PersonEntry } from "../../../state/index.ts";
import { FaultNotice, Field, Key, Notice, UndoIcon } from "../../components/index.ts";
import { apart } from "../../people/apart.tsx";
import { useApp } from "../../use-app.ts";
import { useCommand } from "../../use-command.ts";
import { type Draft, useDraft } from "../../use-draft.ts";
import { words } from "../../words.ts";
import { tellUnsaved } from "./unsaved.tsx";

/** What was typed over what is stored; null where nothing was. */
interface Typed {
  readonly name: string | null;
  readonly mark: string | null;
}

/** How somebody is called; no mark is an empty one. */
interface Called {
  readonly name: string;
  readonly mark: string;
}

/** How somebody is called in every list: changed by a key, and taken back by the one that takes its place. */
export function CalledForm({ person }: { readonly person: PersonEntry }) {
  const draft = useDraft<Typed>(`called/${person.id}`, "called 1", () => ({ name: null, mark: null }));
  const { directory: say } = words.value;
  const played = apart(person.id);
  return (
    <section>
      {played === undefined ? null : (
        <Notice lead={say.twoOfOneName(fullName(person))}>
          {say.thisOne(played)} {say.giveMark}
        </Notice>
      )}
      {draft === undefined ? null : <Form person={person} draft={draft} />}
    </section>
  );
}

function Form({ person, draft }: { readonly person: PersonEntry; readonly draft: Draft<Typed> }) {
  const { directory } = useApp();
  const { fault, run } = useCommand();
  const [before, setBefore] = useState<Called>();
  const stored: Called = { name: person.name, mark: person.mark ?? "" };
  const { name, mark } = { name: draft.value.name ?? stored.name, mark: draft.value.mark ?? stored.mark };
  const next: Called = { name: tidy(name), mark: tidy(mark) };
  const isChanged = next.name !== stored.name || next.mark !== stored.mark;
  useTold(person, isChanged);
  const call = (called: Called, then: () => void) => run(directory.call(person.id, called.name, called.mark), then);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (next.name === "" || !isChanged) return;
    call(next, () => {
      draft.clear();
      setBefore(stored);
    });
  };
  return (
    <form class="called" onSubmit={save}>
      <Fields called={{ name, mark }} isMissing={next.name === ""} onTyped={draft.change} />
      <FaultNotice fault={fault ?? draft.unkept} />
      {isChanged ? <p class="quiet">{words.value.directory.notSaved}</p> : null}
      {isChanged ? <Save isMissing={next.name === ""} /> : null}
      {before === undefined || isChanged ? null : (
        <Saved name={fullName(person)} onUndo={() => call(before, () => setBefore(undefined))} />
      )}
    </form>
  );
}

/** What is typed stays in the drawer when the page is left; the list says that it is not saved. */
function useTold(person: PersonEntry, isChanged: boolean): void {
  const left = useRef<PersonEntry | undefined>(undefined);
  left.current = isChanged ? person : undefined;
  useEffect(
    () => () => {
      if (left.current) tellUnsaved(left.current);
    },
    [],
  );
}

interface FieldsProps {
  readonly called: Called;
  readonly isMissing: boolean;
  readonly onTyped: (keys: Partial<Typed>) => void;
}

function Fields({ called: { name, mark }, isMissing, onTyped }: FieldsProps) {
  const { directory: say } = words.value;
  return (
    <>
      <Field
        label={say.name}
        value={name}
        maxLength={MAX_NAME}
        help={say.nameHelp}
        problem={isMissing ? say.nameMissing : undefined}
        onInput={(typed) => onTyped({ name: typed })}
      />
      <Field
        label={say.mark}
        value={mark}
        maxLength={MAX_NAME}
        help={say.markHelp}
        onInput={(typed) => onTyped({ mark: typed })}
      />
    </>
  );
}

function Save({ isMissing }: { readonly isMissing: boolean }) {
  const { directory: say } = words.value;
  return (
    <Key submit kind={isMissing ? "wait" : "main"}>
      {isMissing ? say.nameMissing : say.saveName}
    </Key>
  );
}

function Saved({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) {
  const { directory: say, common } = words.value;
  return (
    <div class="undo-line">
      <Notice live>{say.nameSaved(name)}</Notice>
      <Key kind="plain" sign={<UndoIcon />} onClick={onUndo}>
        {common.undo}
      </Key>
    </div>
  );
}
