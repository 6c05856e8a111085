import { useRef } from "preact/hooks";
import { plain, wholeSummary } from "../../i18n/index.ts";
import type { SurfaceBase } from "../../rules/surface.ts";
import type { LiveEvening, Recording, RecordingAt } from "../../state/index.ts";
import { announce } from "../components/index.ts";
import { entryOf, tellingAt } from "../evening/telling.ts";
import { paths } from "../paths.ts";
import { here, up } from "../router.ts";
import { useCommand } from "../use-command.ts";
import { dealWords, type Table } from "./use-table.ts";

interface Props {
  readonly live: LiveEvening;
  readonly at: RecordingAt;
  readonly recording: Recording<unknown, SurfaceBase>;
  readonly surface: SurfaceBase;
  /** The deal is stored. */
  readonly onSaved: (id: string) => void;
}

/** Short enough to feel like a key, long enough to be felt (milliseconds). */
const FELT = 20;

/** Whether Back leads to a place. */
const cameFrom = (to: string): boolean => here.value.trail.at(-1) === to.slice(1);

/** Saves the deal or throws a correction away, and goes on from there. */
export function useSaving({
  live,
  at,
  recording,
  surface,
  onSaved,
}: Props): Pick<Table, "save" | "drop" | "fault" | "preview"> {
  const { fault, run } = useCommand();
  const busy = useRef(false);
  const leave = () => up(cameFrom(paths.table(live.id)) ? paths.table(live.id) : paths.book(live.id));
  const { deal, number } = surface;

  const done = () => {
    navigator.vibrate?.(FELT);
    const told = tellingAt(live, at.kind === "next" ? undefined : at.entry);
    announce(`${dealWords(live).saved(number)} ${plain(wholeSummary(told, entryOf(deal)))}`);
    onSaved(deal.id);
    if (at.kind !== "next") leave();
  };
  const save = () => {
    if (busy.current) return;
    busy.current = true;
    const saving = recording.save().finally(() => {
      busy.current = false;
    });
    run(saving, done);
  };
  return {
    fault: fault ?? recording.unkept.value,
    save,
    drop: () => {
      recording.discard();
      leave();
    },
    preview: () => live.preview({ kind: "amend", entry: deal }),
  };
}
