import type { PlayerId, RulesBase } from "../../model/index.ts";
import type { RecorderContext, TableState } from "../../rules/index.ts";
import type { Line, LiveEvening } from "../types.ts";
import type { RecordingAt } from "./types.ts";

/** Where a deal stands in the evening: what the recorder leans on, and the line that is corrected. */
export interface Place {
  readonly context: RecorderContext<RulesBase, TableState>;
  readonly line: Line | undefined;
}

/** Looks the place up in the evening as it is now; undefined where the entry is no longer there, or is to be corrected and no deal. */
export function placeIn(evening: LiveEvening, at: RecordingAt, recorder: PlayerId | null): Place | undefined {
  const lines = evening.lines.value;
  const { players, rules } = evening.setup.value;
  const index = at.kind === "next" ? lines.length : lines.findIndex(({ entry }) => entry.id === at.entry);
  const line = at.kind === "amend" ? lines[index] : undefined;
  if (index < 0 || line?.number === null) return undefined;
  const before = lines[index - 1];
  const context = {
    players: new Set(players.map(({ id }) => id)),
    rules,
    state: before?.state ?? evening.opening.value.state,
    potsKnown: true,
    number: 1 + dealsIn(lines, index),
    recorder,
  };
  return { context, line };
}

/** The last numbered line says how many deals there were; looking back costs no more than the entries between two deals. */
function dealsIn(lines: readonly Line[], index: number): number {
  for (let i = index - 1; i >= 0; i--) {
    const number = lines[i]?.number;
    if (typeof number === "number") return number;
  }
  return 0;
}
