import type { EntryId, PlayerId, RevisionId } from "../../../model/index.ts";
import type { Pot, Rank, Suit } from "../cards.ts";
import type { Deal } from "../deal.ts";
import type { DeclarationKind, DeclaredIn } from "../declaration.ts";
import { propose } from "../rotation.ts";
import type { RecordingContext } from "./context.ts";
import type { RowList, Tap } from "./tap.ts";

/** The deal while it is being put together: its counts are still digits. */
export type DealSoFar = Omit<Deal, "counts">;

/** A pile as it was typed; no digits yet is no pile. */
export interface TypedPile {
  readonly player: PlayerId;
  readonly digits: string;
}

/** Where the next digit goes. `fresh`: it begins a new number, as on a field that was tapped. */
export interface Caret {
  readonly player: PlayerId;
  readonly fresh: boolean;
  /** The third player's field was tapped: who is tapped next does not count in that player's stead. */
  readonly swaps: boolean;
}

/** A declaration while it is being composed. */
export interface Choice {
  readonly kind: DeclarationKind;
  readonly of?: DeclaredIn;
  readonly missing?: Rank | Suit;
  readonly count?: number;
  readonly withPagat?: boolean;
}

/** What the dock shows. */
export type Face =
  | { readonly face: "rest" | "pad" | "ultimo" | "payments" | "more" | "seating" | "note" | "review" }
  | { readonly face: "person" | "noted"; readonly player: PlayerId }
  | {
      readonly face: "declare";
      readonly player: PlayerId;
      readonly choice: Choice;
      /** Where it stands among the deal's declarations; null until it is complete. */
      readonly row: number | null;
      /** Which numbers of taroks are shown. */
      readonly page: number;
    }
  | { readonly face: "lost"; readonly row: number }
  | { readonly face: "fines"; readonly player: PlayerId }
  | {
      readonly face: "fine";
      readonly player: PlayerId;
      /** Null while another fine waits for its amount. */
      readonly row: number | null;
      /** Digits typed for an amount of its own; null where none is being typed. */
      readonly digits: string | null;
    }
  /** Whose is it, if not the player's of whom it was noted? */
  | { readonly face: "move"; readonly list: RowList; readonly row: number }
  | { readonly face: "pot"; readonly pot: Pot };

/** What a nolo or a voided deal does not have, kept in case it was tapped by mistake. */
export interface Aside {
  readonly lastTrick?: NonNullable<Deal["lastTrick"]>;
  readonly nolo?: PlayerId;
  readonly tout?: PlayerId;
  readonly piles?: readonly TypedPile[];
}

/**
 * Everything about a deal that is being recorded, as it is stored at every tap: whoever opens it goes on where it was left.
 * The ids were chosen when it was begun, so that saving twice stores once.
 */
export interface DealDraft {
  readonly revision: RevisionId;
  readonly deal: DealSoFar;
  /** In the order in which they were begun. */
  readonly piles: readonly TypedPile[];
  readonly doesNotCount: PlayerId;
  /** The count was forgotten at the table, and is left so. */
  readonly uncounted: boolean;
  /** The key that says the count is missing was tapped: it can be left out. */
  readonly offersUncounted: boolean;
  readonly aside: Aside;
  /** The fine whose question is open: do the two others let the deal stand? */
  readonly question: boolean;
  readonly face: Face;
  /** What is being composed was declared falsely: it is noted as taken back, with its fine. */
  readonly falsely: boolean;
  /** Whose card in the last trick the row of cards speaks of; null: the winner's. */
  readonly trick: PlayerId | null;
  readonly caret: Caret | null;
  /** What was tapped though it cannot be: the dock says why. */
  readonly asked: Tap | null;
  /** The deal as it was saved, where one is being corrected. */
  readonly original: Deal | null;
}

/** The ids a draft is begun with; the caller makes them. */
export interface DraftIds {
  readonly entry: EntryId;
  readonly revision: RevisionId;
}

const blank = (revision: RevisionId, doesNotCount: PlayerId) =>
  ({
    revision,
    piles: [],
    doesNotCount,
    uncounted: false,
    offersUncounted: false,
    aside: {},
    question: false,
    falsely: false,
    face: { face: "rest" },
    trick: null,
    caret: null,
    asked: null,
    original: null,
  }) as const;

/** The next deal with nothing noted yet, dealer and sitting out as the rotation proposes. */
export function newDraft({ state, rules }: RecordingContext, ids: DraftIds): DealDraft {
  const { dealer, sittingOut, dealerPays, doesNotCount } = propose(state, rules);
  return {
    ...blank(ids.revision, doesNotCount),
    deal: { type: "deal", id: ids.entry, dealer, sittingOut: [...sittingOut], ...(dealerPays ? {} : { dealerPays }) },
  };
}

/** A recorded deal, opened to be corrected. */
export function amendment(original: Deal, { state, rules }: RecordingContext, revision: RevisionId): DealDraft {
  const { counts, ...deal } = original;
  const playing = state.seats.filter((id) => !deal.sittingOut.includes(id));
  const third = counts && playing.find((id) => counts.every(({ player }) => player !== id));
  return {
    ...blank(revision, third ?? propose(state, rules, deal.dealer).doesNotCount),
    deal,
    piles: (counts ?? []).map(({ player, points }) => ({ player, digits: String(points) })),
    original,
  };
}
