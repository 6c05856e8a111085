import type { EntryBase, EntryId, PlayerId, RevisionId, RulesBase } from "../model/index.ts";
import type { CheckContext, TableState } from "./game.ts";

/** What the recording of a deal leans on: where the evening stood before it, and where the phone lies. */
export interface RecorderContext<R extends RulesBase, S extends TableState> extends CheckContext<R, S> {
  /** The number of the deal, from 1. */
  readonly number: number;
  /** Who records: the surface begins with that player's left-hand neighbour. Null: with the first seat. */
  readonly recorder: PlayerId | null;
}

/**
 * How a game's deals are recorded by taps: a draft that can be stored as JSON, what a tap makes of it, and what the screen
 * shows of it. Pure like the rest of the rules; the screen of the game knows `Tap` and `Surface`, nobody else does.
 */
export interface Recorder<C, E extends EntryBase, Draft, Tap, Surface> {
  /** A change of the draft's shape takes another number: an older draft is then not opened. */
  readonly version: number;
  /** The next deal with nothing noted yet; the ids are chosen here, so that saving twice stores once. */
  begin(context: C, ids: { readonly entry: EntryId; readonly revision: RevisionId }): Draft;
  /** A recorded deal, opened to be corrected. */
  amend(entry: E, context: C, revision: RevisionId): Draft;
  /** A draft of the next deal at a table that has changed since: what still can be of it stays. */
  rebase(draft: Draft, context: C): Draft;
  tap(draft: Draft, tap: Tap, context: C): Draft;
  surface(draft: Draft, context: C): Surface;
  /** The entry as far as it is noted. */
  entryOf(draft: Draft): E;
  revisionOf(draft: Draft): RevisionId;
}
