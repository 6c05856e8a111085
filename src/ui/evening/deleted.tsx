import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { EveningCard } from "../../state/index.ts";
import { FaultNotice, Key, Notice, UndoIcon } from "../components/index.ts";
import { useApp } from "../use-app.ts";
import { useCommand } from "../use-command.ts";
import { words } from "../words.ts";
import "./deleted.css";

/** The evening that was deleted last, until the screen is left. */
const deleted = signal<EveningCard | undefined>(undefined);

/** Notes which evening was deleted, so that the line that says so can bring it back. */
export const noteDeleted = (evening: EveningCard | undefined): void => {
  deleted.value = evening;
};

/** Says which evening is gone, and brings it back. */
export function Deleted() {
  useEffect(() => forget, []);
  const ids = useApp().deleted.value;
  const evening = deleted.value;
  // Where it was brought back elsewhere there is nothing left to take back.
  const isGone = evening !== undefined && (ids === null || ids.includes(evening.id));
  return !isGone ? null : <Gone key={evening.id} evening={evening} />;
}

const forget = (): void => noteDeleted(undefined);

function Gone({ evening }: { readonly evening: EveningCard }) {
  const app = useApp();
  const { fault, run } = useCommand();
  const line = useRef<HTMLDivElement>(null);
  // The key that was tapped is gone with the evening; the focus goes where it can be undone.
  useEffect(() => line.current?.focus(), []);
  const { start, common, format } = words.value;
  return (
    <div class="deleted" ref={line} tabIndex={-1}>
      <Notice live>{start.deleted(format.day(evening.startedAt))}</Notice>
      <Key kind="plain" sign={<UndoIcon />} onClick={() => run(app.restoreEvening(evening.id), forget)}>
        {common.undo}
      </Key>
      <FaultNotice fault={fault} />
    </div>
  );
}
