import { useState } from "preact/hooks";
import { fullName, type PlayerId } from "../../model/index.ts";
import type { PersonCard } from "../../state/index.ts";
import { Key, Name } from "../components/index.ts";
import { words } from "../words.ts";
import { Apart, GiveMark } from "./apart.tsx";
import { NewName } from "./new-name.tsx";
import "./person-picker.css";

interface Props {
  /** Who can be chosen, the likeliest first. */
  readonly offered: readonly PersonCard[];
  /** The whole directory: whom a typed name may mean. */
  readonly known: readonly PersonCard[];
  readonly chosen: readonly PlayerId[];
  /** Why nobody else can be chosen. */
  readonly full?: string | undefined;
  /** The name that is being typed. */
  readonly typed: string;
  readonly onTyped: (name: string) => void;
  /** Somebody was tapped; who was chosen is so no longer. */
  readonly onToggle: (person: PersonCard) => void;
  readonly onNew: (name: string) => void;
}

/** A club is rarely more than this; the rest comes with one more tap. */
const IN_SIGHT = 12;

/** Choosing people: one tap each from the directory, or a new name. */
export function PersonPicker({ offered, known, chosen, full, typed, onTyped, onToggle, onNew }: Props) {
  const [all, showAll] = useState(false);
  const { people } = words.value;
  const shown = offered.filter(({ id }, i) => all || i < IN_SIGHT || chosen.includes(id));
  const off = ({ id }: PersonCard) => full !== undefined && !chosen.includes(id);
  const pick = (person: PersonCard) => {
    onTyped("");
    if (!chosen.includes(person.id)) onToggle(person);
  };
  return (
    <div class="picker">
      <div class="picker-names">
        {shown.map((person) => (
          <Key
            key={person.id}
            on={chosen.includes(person.id)}
            off={off(person)}
            onClick={() => off(person) || onToggle(person)}
          >
            <Name>{fullName(person)}</Name>
            <Apart id={person.id} />
          </Key>
        ))}
      </div>
      {shown.length < offered.length ? (
        <Key kind="plain" onClick={() => showAll(true)}>
          {people.showAll(offered.length)}
        </Key>
      ) : null}
      <GiveMark among={shown.map(({ id }) => id)} />
      <NewName known={known} seated={chosen} full={full} typed={typed} onTyped={onTyped} onSame={pick} onNew={onNew} />
    </div>
  );
}
