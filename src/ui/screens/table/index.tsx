import { useMemo } from "preact/hooks";
import type { LiveEvening, RecordingAt } from "../../../state/index.ts";
import { useAwake } from "../../awake.ts";
import { WithEvening } from "../../evening/with-evening.tsx";
import type { ScreenProps } from "../../routes.ts";
import { useApp } from "../../use-app.ts";
import { Rests } from "../display/rest.tsx";
import { Unplayable } from "./closed.tsx";
import { surfaceOf } from "./surfaces.ts";

/** The table of an evening: the deal in play, or one of the book that is corrected or put in. */
export default function TableOfEvening({ params }: ScreenProps) {
  const { id = "", amend, before } = params;
  return (
    <WithEvening id={id} opening={<main class="surface felt" />} changes>
      {(live) => <Played key={`${amend} ${before}`} live={live} amend={amend} before={before} />}
    </WithEvening>
  );
}

interface Props {
  readonly live: LiveEvening;
  readonly amend: string | undefined;
  readonly before: string | undefined;
}

const placeOf = (amend: string | undefined, before: string | undefined): RecordingAt => {
  if (amend !== undefined) return { kind: "amend", entry: amend };
  return before === undefined ? { kind: "next" } : { kind: "before", entry: before };
};

function Played({ live, amend, before }: Props) {
  const app = useApp();
  useAwake(live);
  const { game, end } = live.setup.value;
  const at = useMemo(() => placeOf(amend, before), [amend, before]);
  const recording = useMemo(() => app.record(game, live, at), [app, game, live, at]);
  const surface = recording.surface.value;
  const ended = at.kind === "next" && end !== null;
  if (!surface || ended) return <Unplayable live={live} at={at} />;
  const Surface = surfaceOf(game);
  return (
    <Rests live={live} idle={at.kind === "next" && surface.blank}>
      <Surface live={live} at={at} recording={recording} surface={surface} />
    </Rests>
  );
}
