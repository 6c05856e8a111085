import { signal } from "@preact/signals";
import type { GameId, PlayerId } from "../../model/index.ts";
import { recorderOf, type SurfaceOf, type TapOf } from "../../rules/index.ts";
import type { Drafts } from "../../store/index.ts";
import { draftKey, record } from "../recording/record.ts";
import type { Recording, RecordingAt } from "../recording/types.ts";
import type { LiveEvening } from "../types.ts";

/** The recordings of this tab, one a place in an evening. */
export function recordings(drafts: Drafts, newId: () => string) {
  const known = new WeakMap<LiveEvening, Map<string, unknown>>();
  return <G extends GameId>(game: G, evening: LiveEvening, at: RecordingAt): Recording<TapOf<G>, SurfaceOf<G>> => {
    const own = known.get(evening) ?? new Map<string, unknown>();
    known.set(evening, own);
    const key = draftKey(evening.id, at);
    const recorder = recorderOf(game);
    const recording =
      own.get(key) ?? record(recorder, evening, at, { drafts, newId, recorder: signal<PlayerId | null>(null) });
    own.set(key, recording);
    return recording as Recording<TapOf<G>, SurfaceOf<G>>;
  };
}
