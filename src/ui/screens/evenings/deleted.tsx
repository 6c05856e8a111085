import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { EveningId } from "../../../model/index.ts";
import type { EveningCard } from "../../../state/index.ts";
import { FaultNotice, Fold, InParts, Key, Notice, UndoIcon } from "../../components/index.ts";
import { DeletedEvening } from "../../evening/deleted-evening.tsx";
import { useApp } from "../../use-app.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";
import "./deleted.css";

/** Evenings that were deleted, out of the way unless they are all there is; nothing where there are none. */
export function DeletedEvenings({ alone }: { readonly alone: boolean }) {
  const { deleted: told, summing } = useApp();
  const ids = told.value ?? [];
  const [back, setBack] = useState<EveningCard>();
  const [opened, setOpened] = useState<boolean>();
  // Bringing one back does not shut away the others.
  const open = opened ?? ((alone && summing.value === null) || back !== undefined);
  const { deleted, evenings, format } = words.value;
  return (
    <>
      {back === undefined || ids.includes(back.id) ? null : <IsBack key={back.id} evening={back} />}
      {ids.length === 0 ? null : (
        <Fold
          title={deleted.title}
          summary={evenings.count(ids.length, format.points(ids.length))}
          turned={{ open, onTurn: () => setOpened(!open) }}
        >
          <div class="deleted-evenings">
            <p class="quiet">{deleted.keeps}</p>
            <InParts items={ids} atOnce={20}>
              {(shown) => (
                <ul>
                  {shown.map((id) => (
                    <Row key={id} id={id} onBack={setBack} />
                  ))}
                </ul>
              )}
            </InParts>
          </div>
        </Fold>
      )}
    </>
  );
}

/** The key that was tapped is gone with its row; the focus goes where it is said what came of it. */
function IsBack({ evening }: { readonly evening: EveningCard }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => line.current?.focus(), []);
  const { deleted, format } = words.value;
  return (
    <div ref={line} tabIndex={-1}>
      <Notice live>{deleted.isBack(format.day(evening.startedAt))}</Notice>
    </div>
  );
}

interface RowProps {
  readonly id: EveningId;
  readonly onBack: (evening: EveningCard) => void;
}

function Row({ id, onBack }: RowProps) {
  const app = useApp();
  const opened = useMemo(() => app.openEvening(id), [app, id]).value;
  const { fault, run } = useCommand();
  if (opened.status !== "deleted") return null;
  const { deleted, format } = words.value;
  const evening = opened.card.value;
  return (
    <li class="deleted-row">
      <DeletedEvening evening={evening} />
      <FaultNotice fault={fault} />
      <Key
        sign={<UndoIcon />}
        label={deleted.bringBackOf(format.day(evening.startedAt))}
        onClick={() => run(app.restoreEvening(id), () => onBack(evening))}
      >
        {deleted.bringBack}
      </Key>
    </li>
  );
}
