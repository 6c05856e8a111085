import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fullName, type Player } from "../../../model/index.ts";
import { KeyLink, Notice } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";

/** Whose new name was typed and left without being saved, until the list is left. */
const unsaved = signal<Player | undefined>(undefined);

export const tellUnsaved = (person: Player): void => {
  unsaved.value = { id: person.id, name: fullName(person) };
};

const forget = (): void => {
  unsaved.value = undefined;
};

/** Says whose name is typed but not saved, and leads back to where it still stands. */
export function Unsaved() {
  const { directory: say } = words.value;
  useEffect(() => forget, []);
  const person = unsaved.value;
  if (person === undefined) return null;
  return (
    <div class="undo-line">
      <Notice live>{say.nameUnsaved(person.name)}</Notice>
      <KeyLink kind="plain" to={paths.editPerson(person.id)}>
        {say.toName}
      </KeyLink>
    </div>
  );
}
