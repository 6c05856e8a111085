import type { ReadonlySignal } from "@preact/signals";
import type {
  Books,
  EntryBase,
  EntryId,
  EveningId,
  GameId,
  Paid,
  Player,
  PlayerId,
  Points,
  PotId,
  Problem,
  Reason,
  Result,
  RevisionId,
  Setup,
  Transfer,
} from "../model/index.ts";
import type { PotSplit, TableState } from "../rules/game.ts";

/** Why a command changed nothing: what cannot be, or what the drawer could not do. */
export type Fault =
  | { readonly kind: "problems"; readonly problems: readonly Problem[] }
  | { readonly kind: "storage"; readonly why: StorageWhy }
  /** Another phone keeps the evening now. */
  | { readonly kind: "reader" }
  /** Whoever began it stopped it. */
  | { readonly kind: "stopped" };
export type StorageWhy = "quota" | "blocked" | "closed" | "newer" | "unavailable" | "unknown";

/** The answer of a command; it never throws and always says why not. */
export type Done<T = void> = Promise<Result<T, Fault>>;

/** One evening in a list, with what it came to so far. */
export interface EveningCard {
  readonly id: EveningId;
  readonly game: GameId;
  readonly startedAt: string;
  readonly club?: string;
  readonly table?: string;
  readonly place?: string;
  readonly running: boolean;
  /** It has ended, and not every payment of it was made. */
  readonly unpaid: boolean;
  /** How long it took; null while it runs, and where it was entered on another day. */
  readonly minutes: number | null;
  /** The notes of the evening and of its entries. */
  readonly notes: readonly string[];
  /** Deals recorded. */
  readonly deals: number;
  readonly currency: string;
  readonly players: readonly CardPlayer[];
  readonly pots: Readonly<Record<PotId, Points>>;
  /** The payments of its plan that were ticked; empty while it runs. */
  readonly paid: readonly Paid[];
}

/** A player on a card: points as they stand (after the split where it has ended), money in minor units where it is settled. */
export interface CardPlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly points: Points;
  readonly moneyMinor: number | null;
  /** What is still to be paid to that player, below 0 by that player, in minor units; 0 while nothing is settled. */
  readonly openMinor: number;
  /** Deals that were played and not sat out. */
  readonly deals: number;
}

/** One entry with what it moved and where the evening stood after it. */
export interface Line {
  readonly index: number;
  /** The number of the deal, from 1; null for what is not a deal. */
  readonly number: number | null;
  readonly entry: EntryBase;
  readonly transfers: readonly Transfer[];
  readonly state: TableState;
  /** Why this entry pays nothing: after two copies were merged it may no longer fit. Empty as a rule. */
  readonly problems: readonly Problem[];
}

/** Payments that belong together, in the order of the rules: one reason, one row of the entry that caused them. */
export interface PaymentGroup {
  readonly reason: Reason;
  readonly source?: number;
  readonly transfers: readonly Transfer[];
}

export interface Payment extends Paid {
  readonly paid: boolean;
}

/** What the evening would come to if it ended now; money and payments are null while the difference is not 0. */
export interface Outcome {
  readonly split: PotSplit;
  readonly points: Readonly<Record<PlayerId, Points>>;
  readonly money: Readonly<Record<PlayerId, number>> | null;
  readonly payments: readonly Payment[] | null;
}

/** What a change of entries may bring along. */
interface Along {
  /** Somebody whom the entry seats and who was not in this evening so far: added to its players in the same action, and to the directory. */
  readonly newcomer?: Player;
  /** The drawer's key of the draft it came from, taken away in the same breath. */
  readonly draft?: string;
}

/** A change of the evening that can be looked at before it is made. */
export type Change =
  | ({ readonly kind: "add"; readonly entry: EntryBase; readonly revision?: RevisionId } & Along)
  | ({ readonly kind: "amend"; readonly entry: EntryBase } & Along)
  | { readonly kind: "remove"; readonly id: EntryId }
  | ({ readonly kind: "insert"; readonly before: EntryId; readonly entry: EntryBase } & Along)
  | { readonly kind: "setup"; readonly keys: SetupKeys };

/** Texts of the set-up that may be left out. */
export type SetupText = "club" | "table" | "place" | "note";
/** Keys of the set-up that become something else; null takes a text away. */
export type SetupKeys = Partial<Omit<Setup, SetupText>> & { readonly [K in SetupText]?: string | null };

/** What a change would do: to whom, to the pots, and what then cannot be. */
export interface Preview {
  readonly problems: readonly Problem[];
  readonly before: Books;
  readonly after: Books;
  /** The lines whose payments would differ, as they would be. */
  readonly changed: readonly Line[];
}

/**
 * One row of the log, newest first: what was done, to what, and what stood before. An entry that is there has the shape
 * of one of the game; of the set-up there are the keys that are not as they were at the start.
 */
export interface LogRow {
  readonly revision: RevisionId;
  readonly of: EntryId;
  readonly kind: "saved" | "corrected" | "moved" | "deleted" | "restored" | "setup";
  readonly at: string;
  readonly by?: string;
  readonly entry: Readonly<Record<string, unknown>> | null;
  readonly before: Readonly<Record<string, unknown>> | null;
}

/** What an action did to everybody and both pots. */
export interface Moved {
  readonly before: Books;
  readonly after: Books;
}

/** An entry that was corrected in two places at once, on two devices or in two files: the table says which is right. */
export interface Conflict {
  readonly of: EntryId;
  /** The one that counts as long as nobody has said otherwise first. */
  readonly versions: readonly Version[];
}

/** What one of them says of the entry: null where it was deleted there. */
export interface Version {
  readonly revision: RevisionId;
  readonly at: string;
  readonly by?: string;
  readonly entry: EntryBase | null;
}

/** A deal still to come, as the rotation has it while nobody joins or leaves. */
export interface Turn {
  /** The number that the deal will have. */
  readonly number: number;
  readonly dealer: PlayerId;
  readonly sittingOut: readonly PlayerId[];
}

/** The evening that is open: live values, and the commands that change it. */
export interface LiveEvening {
  readonly id: EveningId;
  readonly setup: ReadonlySignal<Setup>;
  readonly opening: ReadonlySignal<{ readonly transfers: readonly Transfer[]; readonly state: TableState }>;
  readonly lines: ReadonlySignal<readonly Line[]>;
  readonly now: ReadonlySignal<TableState>;
  readonly outcome: ReadonlySignal<Outcome>;
  /** What it would come to where somebody at the table is named for the remainder of the pots. */
  outcomeIf(remainderTo: PlayerId): Outcome;
  readonly log: ReadonlySignal<readonly LogRow[]>;
  /** What the last actions of the log moved, by the revision of the row. */
  movedBy(actions: number): ReadonlyMap<RevisionId, Moved>;
  /** Settled by amending the entry to one of its versions, or by removing it. */
  readonly conflicts: ReadonlySignal<readonly Conflict[]>;
  /** What undo would take back, and what redo would bring back; null where there is nothing. */
  readonly undoes: ReadonlySignal<LogRow | null>;
  readonly redoes: ReadonlySignal<LogRow | null>;
  /** The number that a deal has, or would have in its place where it was taken back. */
  numberOf(deal: EntryId): number;
  /** Who sat at the table just before an entry, or would have where it was taken back. */
  seatsAt(entry: EntryId): readonly PlayerId[];
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Another phone keeps the evening now: here it is only read. Kept on this device, in no file. */
  readonly reader: ReadonlySignal<boolean>;
  /** It was taken over from another phone, to which it may go back. Kept on this device, in no file. */
  readonly takenOver: ReadonlySignal<boolean>;
  /** The number of the deal that was announced as the last one; null where none was. Kept on this device, in no file. */
  readonly lastDeal: ReadonlySignal<number | null>;
  name(id: PlayerId): string;
  /** The next deals in order, the one in play first; empty where fewer than three sit at the table. */
  upcoming(deals: number): readonly Turn[];
  announceLastDeal(number: number | null): Done;
  /** The evening file as it stands now, with all that led to it (format.md). */
  document(): Readonly<Record<string, unknown>>;
  preview(change: Change): Preview;
  apply(change: Change): Done;
  undo(): Done;
  redo(): Done;
  /** Ends the evening; of one that has ended only who gets the remainder changes. */
  end(remainderTo?: PlayerId): Done;
  reopen(): Done;
  markPaid(payment: Payment, paid: boolean): Done;
}

export type Opened =
  | { readonly status: "opening" }
  | { readonly status: "missing" }
  /** It was taken away from the lists, and can be brought back as it was. */
  | { readonly status: "deleted"; readonly card: ReadonlySignal<EveningCard> }
  | { readonly status: "failed"; readonly why: StorageWhy }
  | { readonly status: "open"; readonly evening: LiveEvening };

/** What the new-evening screen hands over; ids of new people are made by the state. */
export interface NewEvening extends Omit<Setup, "id" | "end" | "players"> {
  readonly players: readonly { readonly id: PlayerId; readonly name: string }[];
}
