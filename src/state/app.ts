import type { ReadonlySignal } from "@preact/signals";
import type { EveningId, GameId, PlayerId, RulesBase, Settings } from "../model/index.ts";
import type { Case, SurfaceOf, TapOf } from "../rules/index.ts";
import type { Club, Dependents } from "./club/types.ts";
import type { Data, Protection } from "./data.ts";
import type { Directory } from "./directory.ts";
import type { SeasonEvenings } from "./finding/index.ts";
import type { PersonShown } from "./person.ts";
import type { Profiles } from "./profiles.ts";
import type { Recording, RecordingAt } from "./recording/types.ts";
import type { Done, EveningCard, Fault, LiveEvening, NewEvening, Opened } from "./types.ts";

/** A person of the club's directory. */
export interface PersonCard {
  readonly id: PlayerId;
  readonly name: string;
  /** What tells somebody apart from others of the same name. */
  readonly mark?: string;
  readonly archived: boolean;
}

/** The evenings as the start screen shows them. */
export interface Front {
  readonly running: readonly EveningCard[];
  /** The newest of those that have ended. */
  readonly ended: readonly EveningCard[];
  readonly endedCount: number;
  /** How many of them began after everything was last exported, so that no backup holds them. */
  readonly uncopied: number;
}

/** How many of the evenings that are being computed are done; null while none are. */
export interface Summing {
  readonly done: number;
  readonly of: number;
}

/** The evening to try everything on, which is no evening of the club's. */
export interface Sample {
  /** Null where it was not made. */
  readonly card: ReadonlySignal<EveningCard | null>;
  /** Makes it unless it is there; where it says that it was played is handed in, in the language that is spoken. */
  open(place: string): Done<EveningId>;
  /** Takes it out of the drawer; it can be made anew. */
  discard(): Done;
}

/** A game as a new evening needs it. */
export interface GameCard {
  /** How many may sit down at the start. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly defaultRules: RulesBase;
  /** What rules of the game come to in the cases that a table asks about. */
  cases(rules: RulesBase): readonly Case[];
  /** Every kind of entry, the deals first. */
  readonly entryTypes: readonly string[];
  /** Everybody funds the pots: who joins pays in, who leaves may take a share. */
  readonly fundsPots: boolean;
}

/** What is kept of a form until it is saved: it survives Back, a reload and a killed tab. */
export interface FormDraft {
  /** What was kept last, untrusted; null where nothing was. */
  load(): Promise<unknown>;
  /** Keeps a value that can be cloned; the last of several counts. */
  save(value: unknown): void;
  clear(): void;
  /** Why what was typed last is not kept; undefined where it is. */
  readonly unkept: ReadonlySignal<Fault | undefined>;
}

/**
 * Everything the screens may know and do. Screens get it by `useApp()`, tests hand them a fake or a real one;
 * values are signals that follow the drawer live, in every tab; commands answer what went wrong and never throw.
 */
export interface App {
  /** Those that matter now; null until the drawer has answered. */
  readonly front: ReadonlySignal<Front | null>;
  /** All, newest first; null until the drawer has answered. */
  readonly evenings: ReadonlySignal<readonly EveningCard[] | null>;
  /** The same by season, the newest first. */
  readonly seasons: ReadonlySignal<readonly SeasonEvenings[] | null>;
  /** While many evenings have to be computed anew, which lists do not hold yet. */
  readonly summing: ReadonlySignal<Summing | null>;
  readonly people: ReadonlySignal<readonly PersonCard[]>;
  /** All that evenings say of somebody, in one season or in all; the same signal for the same person and season. */
  person(id: PlayerId, season?: string): ReadonlySignal<PersonShown>;
  readonly directory: Directory;
  /** Live values of one evening; the same signal for the same id. */
  openEvening(id: EveningId): ReadonlySignal<Opened>;
  /** The recording of one deal of an evening; the same one for the same place. */
  record<G extends GameId>(game: G, evening: LiveEvening, at: RecordingAt): Recording<TapOf<G>, SurfaceOf<G>>;
  /** Stores a new evening, and new people in the directory. */
  startEvening(draft: NewEvening): Done<EveningId>;
  /** The club's books, loaded when somebody first opens them. */
  club(): Promise<Club>;
  readonly games: Readonly<Record<GameId, GameCard>>;
  /**
   * The newest evening of each game as another one would repeat it: the seats as they were at its end, `players` only those who sat
   * there, with the directory's names. Null where there is none, undefined until the drawer has answered.
   */
  readonly lastTables: Readonly<Record<GameId, ReadonlySignal<NewEvening | null | undefined>>>;
  /** What is kept of one form; the same key in every tab is the same draft. */
  draft(key: string): FormDraft;
  /** Whether another phone keeps an evening from now on, and this one only reads it, in every tab. */
  setReader(id: EveningId, reader: boolean): Done;
  /** An evening that another phone kept goes on here; that it came from there is kept on this device. */
  goOnHere(id: EveningId): Done;
  /** Evenings that were taken away from the lists, the last one first; null until the drawer has answered. */
  readonly deleted: ReadonlySignal<readonly EveningId[] | null>;
  /** What depends on an evening, to be asked about before it is deleted. */
  dependentsOf(id: EveningId): Done<Dependents>;
  /** Takes an evening away from the lists; `restoreEvening` brings it back whole. */
  deleteEvening(id: EveningId): Done;
  restoreEvening(id: EveningId): Done;
  readonly settings: ReadonlySignal<Settings>;
  changeSettings(keys: Partial<Settings>): Done;
  readonly data: Data;
  readonly profiles: Profiles;
  readonly sample: Sample;
  readonly protection: Protection;
  newId(): string;
  /** Now, as a file writes a time: with this device's offset. */
  now(): string;
}
