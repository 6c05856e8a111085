import { useMemo } from "preact/hooks";
import type { LiveEvening } from "../../../state/index.ts";
import { Confirm, Key, KeyLink, Notice } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { dealWords } from "../../table/use-table.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";

interface Props {
  readonly live: LiveEvening;
  readonly onEnd: () => void;
}

/** Ends the evening; asks first where a deal was noted and not saved. */
export function End({ live, onEnd }: Props) {
  const { common, settle } = words.value;
  const unsaved = useUnsaved(live);
  if (unsaved === undefined)
    return (
      <Key kind="main" onClick={onEnd}>
        {settle.end}
      </Key>
    );
  return (
    <Confirm
      kind="main"
      question={`${settle.unsaved(unsaved)} ${settle.notCounted}`}
      yes={settle.endWithout}
      no={common.cancel}
      onConfirm={onEnd}
    >
      {settle.end}
    </Confirm>
  );
}

/** Says that a deal lies at the table, noted and not saved, and leads there. */
export function Unsaved({ live }: { readonly live: LiveEvening }) {
  const { settle } = words.value;
  const unsaved = useUnsaved(live);
  if (unsaved === undefined) return null;
  return (
    <>
      <Notice lead={settle.unsaved(unsaved)}>{settle.notCounted}</Notice>
      <KeyLink to={paths.table(live.id)}>{unsaved}</KeyLink>
    </>
  );
}

/** The deal in play, where anything is noted of it: "Spil 7". */
function useUnsaved(live: LiveEvening): string | undefined {
  const app = useApp();
  const { game, end } = live.setup.value;
  const recording = useMemo(() => app.record(game, live, { kind: "next" }), [app, game, live]);
  const surface = end === null && !live.reader.value ? recording.surface.value : null;
  return surface === null || surface.blank ? undefined : dealWords(live).deal(surface.number);
}
