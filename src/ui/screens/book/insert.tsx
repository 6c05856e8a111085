import { useEffect, useRef } from "preact/hooks";
import type { EntryId } from "../../../model/index.ts";
import type { LiveEvening } from "../../../state/index.ts";
import { Key, KeyLink } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";

interface Props {
  readonly live: LiveEvening;
  readonly before: EntryId;
  readonly onClose: () => void;
}

/** Asks what is missing before an entry; each answer leads to where it is entered. */
export function Insert({ live, before, onClose }: Props) {
  const { book, common } = words.value;
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <fieldset ref={group} class="bk-ask" tabIndex={-1} onKeyDown={(event) => event.key === "Escape" && onClose()}>
      <legend>{book.insertWhat}</legend>
      <div class="bk-kinds">
        {Object.entries(common.entryKinds).map(([type, kind]) => (
          <KeyLink key={type} to={paths.insert(live.id, type, before)}>
            {kind}
          </KeyLink>
        ))}
      </div>
      <Key kind="plain" onClick={onClose}>
        {common.cancel}
      </Key>
    </fieldset>
  );
}
