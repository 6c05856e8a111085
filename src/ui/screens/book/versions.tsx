import { useState } from "preact/hooks";
import { summary, type Telling } from "../../../i18n/index.ts";
import type { EntryId } from "../../../model/index.ts";
import type { Change, LiveEvening, Version } from "../../../state/index.ts";
import { Ask, FaultNotice, Key, Say } from "../../components/index.ts";
import { ChangePreview } from "../../evening/change-preview.tsx";
import { timeIn } from "../../evening/day.ts";
import { entryOf } from "../../evening/telling.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";

interface Props {
  readonly live: LiveEvening;
  readonly told: Telling;
  readonly entry: EntryId;
}

/** Asks which of several corrections of an entry is right, and shows what the answer would change before it is given. */
export function Versions({ live, told, entry }: Props) {
  const { book } = words.value;
  const { fault, run } = useCommand();
  const [chosen, choose] = useState<Version>();
  const conflict = live.conflicts.value.find(({ of }) => of === entry);
  if (conflict === undefined || live.reader.value) return null;
  return (
    <Ask question={`${book.conflict}. ${book.whichIsRight}`}>
      {conflict.versions.map((version) => (
        <Key key={version.revision} kind="left" on={version === chosen} onClick={() => choose(version)}>
          <What live={live} told={told} version={version} />
        </Key>
      ))}
      {chosen === undefined ? null : (
        <>
          <ChangePreview live={live} preview={live.preview(changeTo(entry, chosen))} />
          <Key kind="main" onClick={() => run(live.apply(changeTo(entry, chosen)))}>
            {book.useIt}
          </Key>
        </>
      )}
      <FaultNotice fault={fault} />
    </Ask>
  );
}

const changeTo = (id: EntryId, { entry }: Version): Change =>
  entry === null ? { kind: "remove", id } : { kind: "amend", entry };

function What({
  live,
  told,
  version: { entry, at, by },
}: Pick<Props, "live" | "told"> & { readonly version: Version }) {
  const { book } = words.value;
  return (
    <>
      {entry === null ? book.deletedThere : <Say>{summary(told, entryOf(entry))}</Say>}{" "}
      <span class="quiet">{[...timeIn(live, at), ...(by === undefined ? [] : [book.by(by)])].join(" ")}</span>
    </>
  );
}
