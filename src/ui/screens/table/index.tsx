import { useMemo } from "preact/hooks";
import type { LiveEvening, RecordingAt } from "../../../state/index.ts";
import { useAwake } from "../../awake.ts";
import { WithEvening } from "../../evening/with-evening.tsx";
import type { ScreenProps } from "../../routes.ts";
import { useApp } from "../../use-app.ts";
import { Rests } from "../display/rest.tsx";
import { Unplayable } from "./closed.tsx";
import { TableScreen } from "./table.tsx";

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

/** A game whose deals cannot be tapped yet says so. */
function Played(props: Props) {
  const { live, amend, before } = props;
  const { recorded } = useApp().games[live.setup.value.game];
  return recorded ? <Recorded {...props} /> : <Unplayable live={live} at={placeOf(amend, before)} />;
}

function Recorded({ live, amend, before }: Props) {
  const app = useApp();
  useAwake(live);
  const at = useMemo(() => placeOf(amend, before), [amend, before]);
  const recording = useMemo(() => app.record("tarok", live, at), [app, live, at]);
  const surface = recording.surface.value;
  const ended = at.kind === "next" && live.setup.value.end !== null;
  if (!surface || ended) return <Unplayable live={live} at={at} />;
  return (
    <Rests live={live} idle={at.kind === "next" && surface.blank}>
      <TableScreen live={live} at={at} recording={recording} surface={surface} />
    </Rests>
  );
}
