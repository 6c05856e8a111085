import { useEffect, useRef, useState } from "preact/hooks";
import { fullName, MAX_NAME, type PlayerId, tidy } from "../../model/index.ts";
import type { PersonCard } from "../../state/index.ts";
import { Field, Key, Notice } from "../components/index.ts";
import { words } from "../words.ts";
import { alike, type Likeness } from "./likeness.ts";

interface Props {
  readonly known: readonly PersonCard[];
  readonly seated: readonly PlayerId[];
  readonly full?: string | undefined;
  readonly typed: string;
  readonly onTyped: (name: string) => void;
  /** The name meant somebody who is known. */
  readonly onSame: (person: PersonCard) => void;
  readonly onNew: (name: string) => void;
}

/** The name of somebody new; one too like a known one is asked about before it makes two people of one, and two of one name are told apart by a mark. */
export function NewName({ known, seated, full, typed, onTyped, onSame, onNew }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [askedAbout, askAbout] = useState<string>();
  const { people } = words.value;
  const name = tidy(typed);
  const likeness = askedAbout === name ? alike(name, known) : undefined;
  const add = () => {
    onTyped("");
    onNew(name);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name === "" || full !== undefined) return;
    if (alike(name, known)) askAbout(name);
    else add();
  };
  const mark = () => {
    onTyped(`${name} `);
    form.current?.querySelector("input")?.focus();
  };
  return (
    <form ref={form} class="new-name" onSubmit={submit}>
      <Field
        label={people.newName}
        value={typed}
        onInput={onTyped}
        maxLength={MAX_NAME}
        help={full ?? people.newNameHelp}
      />
      <Key submit class="new-name-add" off={name === "" || full !== undefined}>
        {people.addName}
      </Key>
      {likeness && <Ask likeness={likeness} seated={seated} onSame={onSame} onAnother={likeness.same ? mark : add} />}
    </form>
  );
}

interface AskProps {
  readonly likeness: Likeness;
  readonly seated: readonly PlayerId[];
  readonly onSame: (person: PersonCard) => void;
  readonly onAnother: () => void;
}

function Ask({ likeness: { person, same }, seated, onSame, onAnother }: AskProps) {
  const { people } = words.value;
  const name = fullName(person);
  const lead = same ? people.sameName(name) : people.nearName(name);
  const ask = useRef<HTMLDivElement>(null);
  // The keys would be under the foot of the screen.
  useEffect(() => ask.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div ref={ask} class="new-name-ask">
      <Notice lead={seated.includes(person.id) ? people.atTableAlready(name) : lead} live>
        {people.sameNameAsk}
      </Notice>
      <div class="keys">
        <Key onClick={() => onSame(person)}>{people.samePerson(name)}</Key>
        <Key onClick={onAnother}>{same ? people.anotherMarked : people.anotherPerson}</Key>
      </div>
    </div>
  );
}
