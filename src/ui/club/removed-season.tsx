import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Season } from "../../model/index.ts";
import type { Club } from "../../state/club/index.ts";
import { FaultNotice, Key, Notice, UndoIcon } from "../components/index.ts";
import { useCommand } from "../use-command.ts";
import { words } from "../words.ts";
import "../evening/deleted.css";

/** The season that was deleted last, until the list is left. */
const removed = signal<Season | undefined>(undefined);

/** Notes what was deleted, so that the list can bring it back. */
export const noteRemoved = (season: Season | undefined): void => {
  removed.value = season;
};

/** Says which season is gone, and brings it back. */
export function RemovedSeason({ club }: { readonly club: Club }) {
  useEffect(() => () => noteRemoved(undefined), []);
  const season = removed.value;
  return season === undefined ? null : <Gone key={season.id} club={club} season={season} />;
}

function Gone({ club, season }: { readonly club: Club; readonly season: Season }) {
  const { fault, run } = useCommand();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => line.current?.focus(), []);
  const { seasons, common } = words.value;
  return (
    <div class="deleted" ref={line} tabIndex={-1}>
      <Notice live lead={seasons.removed(season.name)}>
        {seasons.removedKeeps}
      </Notice>
      <Key kind="plain" sign={<UndoIcon />} onClick={() => run(club.saveSeason(season), () => noteRemoved(undefined))}>
        {common.undo}
      </Key>
      <FaultNotice fault={fault} />
    </div>
  );
}
