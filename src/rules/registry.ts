import type { EntryBase, GameId, RulesBase } from "../model/index.ts";
import type { AnyGame, TableState } from "./game.ts";
import type { Recorder, RecorderContext } from "./recorder.ts";
import { tarok } from "./tarok/game.ts";
import { tarokRecorder } from "./tarok/recorder.ts";
import type * as tarokRecording from "./tarok/recording/index.ts";
import { triomphe } from "./triomphe/index.ts";
import { triompheRecorder } from "./triomphe/recorder.ts";
import type * as triompheRecording from "./triomphe/recording/index.ts";

const games: Readonly<Record<GameId, AnyGame>> = { tarok, triomphe };

/** The rules of a game. */
export const gameOf = (id: GameId): AnyGame => games[id];

/** What can be tapped on each game's recording surface, and what it shows: for the screen of that game alone. */
interface Taps {
  readonly tarok: tarokRecording.Tap;
  readonly triomphe: triompheRecording.Tap;
}
interface Surfaces {
  readonly tarok: tarokRecording.Surface;
  readonly triomphe: triompheRecording.Surface;
}
export type TapOf<G extends GameId> = Taps[G];
export type SurfaceOf<G extends GameId> = Surfaces[G];

/** A recorder as those see it that know no card game. Sound because contexts, entries and drafts of a game all come from its own recorder. */
type Recorders = {
  readonly [G in GameId]: Recorder<RecorderContext<RulesBase, TableState>, EntryBase, unknown, TapOf<G>, SurfaceOf<G>>;
};
const recorders: Recorders = { tarok: tarokRecorder, triomphe: triompheRecorder };

/** How a game's deals are recorded by taps. */
export const recorderOf = <G extends GameId>(id: G): Recorders[G] => recorders[id];
