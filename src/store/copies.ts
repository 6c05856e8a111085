import type {
  EveningId,
  Night,
  Payment,
  Person,
  Player,
  Profile,
  Result,
  Revision,
  Season,
  Settings,
} from "../model/index.ts";
import { bringIn } from "./bring.ts";
import { settingsOf } from "./device.ts";
import type { NewStoredEvening } from "./evenings.ts";
import { attempt, type StoreFault } from "./fault.ts";
import { live, type Observable } from "./observe.ts";
import type { Counted } from "./pieces.ts";
import { recordsOf } from "./records.ts";
import { keep, newestFirst, putBack } from "./safety.ts";
import { standingIds } from "./summaries.ts";
import type { Drawer, Outline, SafetyCopy } from "./tables.ts";
import { write } from "./write.ts";

/** What the user agreed to bring in. */
export interface Import {
  /** Those whose ids are here keep what the directory says of them. */
  readonly people: readonly Person[];
  /** Those who get another name. */
  readonly renamed?: readonly Player[];
  /** Each takes the place of the one whose id it has. */
  readonly profiles: readonly Profile[];
  readonly seasons?: readonly Season[];
  readonly nights?: readonly Night[];
  readonly payments?: readonly Payment[];
  /** Evenings that are not here; one that was taken away comes back, with what happened in both. */
  readonly created: readonly NewStoredEvening[];
  /** What is brought into evenings that are here; what an evening has already stays as it is. */
  readonly merged: readonly { readonly evening: EveningId; readonly revisions: readonly Revision[] }[];
  readonly settings?: Partial<Settings>;
  /** When a backup was made that holds all of this and all that is here. */
  readonly copiedAt?: string;
}

/** When a safety copy is made, and what it is called. */
export interface CopyStamp {
  readonly id: string;
  readonly at: string;
}

/** Told how much of the work is done, from 0 to 1. */
type Told = (share: number) => void;

/** Everything out, in, and as it was; evenings piece by piece, so that the screen has its turn in between. */
export interface Copies {
  outline(): Promise<Result<Outline, StoreFault>>;
  /** Brings in all or nothing, after keeping a safety copy in the same breath. */
  bringIn(brought: Import, copy: CopyStamp, told?: Told): Promise<Result<void, StoreFault>>;
  /** The safety copies, the newest first. */
  readonly all: Observable<readonly SafetyCopy[]>;
  /** Puts everything back as it was, all or nothing, after keeping a safety copy of how it is now; false: no such copy. */
  putBack(id: string, copy: CopyStamp, told?: Told): Promise<Result<boolean, StoreFault>>;
}

export const copies = (drawer: Drawer): Copies => ({
  outline: () => attempt(() => drawer.transaction("r", drawer.tables, () => outlineOf(drawer))),
  bringIn: (brought, copy, told) =>
    write(drawer, drawer.tables, async () => {
      const here = await drawer.evenings.count();
      const done = counter(here + brought.created.length + brought.merged.length, told);
      const evenings = brought.created.length + brought.merged.length;
      await keep(drawer, copy, { kind: "import", evenings }, done);
      await bringIn(drawer, brought, done);
    }),
  all: live(() => newestFirst(drawer)),
  putBack: (id, copy, told) =>
    write(drawer, drawer.tables, async () => {
      const [here, kept] = await Promise.all([drawer.evenings.count(), drawer.copies.get(id)]);
      return putBack(drawer, id, copy, counter(here + (kept?.evenings ?? 0), told));
    }),
});

function counter(all: number, told: Told = () => {}): Counted {
  let done = 0;
  return (evenings) => {
    done += evenings;
    told(Math.min(1, done / all));
  };
}

async function outlineOf(drawer: Drawer): Promise<Outline> {
  const [records, settings, evenings] = await Promise.all([recordsOf(drawer), settingsOf(drawer), standingIds(drawer)]);
  return { ...records, settings, evenings };
}
