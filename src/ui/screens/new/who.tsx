import type { PersonCard } from "../../../state/index.ts";
import { PersonPicker } from "../../people/person-picker.tsx";
import { byRecency } from "../../people/recent.ts";
import { useApp } from "../../use-app.ts";
import type { Draft } from "../../use-draft.ts";
import { words } from "../../words.ts";
import { type NewForm, seated, unseated } from "./form.ts";

/** Who plays: a tap on a name, or a name nobody has had yet. */
export function Who({ draft, max }: { readonly draft: Draft<NewForm>; readonly max: number }) {
  const { people, evenings, newId } = useApp();
  const { language, newEvening } = words.value;
  const { players, typed } = draft.value;
  const known = [...people.value, ...players.filter(isNew(people.value)).map(asPerson)];
  const chosen = players.map(({ id }) => id);
  const toggle = ({ id, name }: PersonCard) =>
    draft.change(chosen.includes(id) ? unseated(draft.value, id) : seated(draft.value, { id, name }));
  return (
    <section>
      <h2>{newEvening.who}</h2>
      <PersonPicker
        offered={byRecency(known, evenings.value ?? [], language)}
        known={known}
        chosen={chosen}
        full={players.length >= max ? newEvening.full(max) : undefined}
        typed={typed}
        onTyped={(name) => draft.change({ typed: name })}
        onToggle={toggle}
        onNew={(name) => draft.change({ typed: "", ...seated(draft.value, { id: newId(), name }) })}
      />
    </section>
  );
}

const isNew =
  (people: readonly PersonCard[]) =>
  ({ id }: { readonly id: string }) =>
    !people.some((person) => person.id === id);

const asPerson = (player: { readonly id: string; readonly name: string }): PersonCard => ({
  ...player,
  archived: false,
});
