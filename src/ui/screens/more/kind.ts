import type { ComponentType } from "preact";
import type { ToldEntry } from "../../../i18n/index.ts";
import type { EntryId, Player, PlayerId, RevisionId } from "../../../model/index.ts";
import type { TarokRules } from "../../../rules/tarok/rules.ts";
import type { TarokState } from "../../../rules/tarok/state.ts";
import type { GameCard, LiveEvening, Preview } from "../../../state/index.ts";

/** The moment that an entry belongs to: now, or before the entry that it replaces or precedes. */
export interface Moment {
  readonly live: LiveEvening;
  readonly rules: TarokRules;
  /** Where the evening stood right before. */
  readonly state: TarokState;
  /** The game of the evening. */
  readonly game: GameCard;
}

/** Everything between deals. */
export type Between = Exclude<ToldEntry, { readonly type: "deal" | "round" }>;
type Unnamed<E> = E extends unknown ? Omit<E, "id" | "at"> : never;
/** An entry before it has an id and a time. */
export type NewEntry = Unnamed<Between>;

/** What a form has come to: an entry, with whom it seats for the first time, or the field that is still missing. */
export type Built =
  | { readonly entry: NewEntry; readonly newcomer?: Player | undefined }
  | { readonly missing: string; readonly say: string };

export interface FieldsProps<D> {
  readonly draft: D;
  readonly change: (keys: Partial<D>) => void;
  readonly moment: Moment;
  /** What is wrong in one field of the entry, in a sentence. */
  readonly problem: (field: string) => string | undefined;
  /** What another entry in place of this one would do. */
  readonly look: (entry: NewEntry) => Preview;
}

/** One kind of entry between deals: its form, and how that becomes an entry. */
export interface Kind<D extends object> {
  readonly type: Between["type"];
  /** Changes when the fields do. */
  readonly shape: string;
  readonly title: () => string;
  /** The fields of the entry that the form shows a problem beside. */
  readonly fields: readonly string[];
  readonly fresh: (moment: Moment) => D;
  /** The form of an entry that was saved; undefined for another kind. */
  readonly of: (entry: ToldEntry, moment: Moment) => D | undefined;
  readonly build: (draft: D, moment: Moment) => Built;
  readonly Fields: ComponentType<FieldsProps<D>>;
  /** What lies on the felt where that is not what the entry moves. */
  readonly Felt?: ComponentType<FieldsProps<D>>;
}

/** A form as it is kept: its entry has its ids from the start, so that what is saved twice is stored once. */
export interface Kept<D> {
  readonly id: EntryId;
  readonly revision: RevisionId;
  readonly fields: D;
}

/** Which entry a form is about besides a new one at the end. */
export interface Place {
  /** The entry that is corrected. */
  readonly entry?: EntryId | undefined;
  /** The entry that the new one is inserted before. */
  readonly before?: EntryId | undefined;
}

/** Everyone in the evening, those at the table first. */
export function everyone({ live, state }: Moment): readonly PlayerId[] {
  const away = live.setup.value.players.map(({ id }) => id).filter((id) => !state.seats.includes(id));
  return [...state.seats, ...away];
}
