import type { EntryId } from "../../../model/index.ts";
import type { LiveEvening } from "../../../state/index.ts";
import { Ask, Key, KeyLink } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";

interface Props {
  readonly live: LiveEvening;
  readonly before: EntryId;
  readonly onClose: () => void;
}

/** Asks what is missing before an entry; each answer leads to where it is entered. */
export function Insert({ live, before, onClose }: Props) {
  const { book, common } = words.value;
  const { entryTypes } = useApp().games[live.setup.value.game];
  const kinds: Readonly<Record<string, string>> = common.entryKinds;
  return (
    <Ask question={book.insertWhat} onCancel={onClose}>
      <div class="answers">
        {entryTypes.map((type) => (
          <KeyLink key={type} to={paths.insert(live.id, type, before)}>
            {kinds[type]}
          </KeyLink>
        ))}
      </div>
      <Key kind="plain" onClick={onClose}>
        {common.cancel}
      </Key>
    </Ask>
  );
}
