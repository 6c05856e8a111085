import type { PlayerId } from "../../../model/index.ts";
import type { Pot, Rank, Suit, UltimoCard } from "../cards.ts";
import type { DeclarationKind, DeclaredIn } from "../declaration.ts";
import type { FineKind } from "../fine.ts";

/** The deal's lists whose rows can be opened, changed and deleted one by one. */
export const ROW_LISTS = ["declarations", "lost", "fines"] as const;
export type RowList = (typeof ROW_LISTS)[number];

type OnPlayer<T extends string> = { readonly tap: T; readonly player: PlayerId };
type Plain<T extends string> = { readonly tap: T };
/** An ultimo card; a king's suit may be unknown. */
export interface CardTap {
  readonly card: UltimoCard;
  readonly suit?: Suit | undefined;
}

/** Who took the last trick with what, and who lost what in it. */
type TrickTap =
  | OnPlayer<"winner">
  /** Whose card in the last trick the row of cards speaks of. */
  | OnPlayer<"trick">
  | ({ readonly tap: "ultimo"; readonly refused?: true } & CardTap)
  | (OnPlayer<"bagud"> & CardTap)
  | Plain<"refuse">;

type CountTap =
  | OnPlayer<"count">
  | { readonly tap: "digit"; readonly digit: number }
  | Plain<"erase">
  | Plain<"jump">
  /** The two piles were typed the wrong way round. */
  | Plain<"exchange">
  /** The count was forgotten at the table, and is left so. */
  | Plain<"uncounted">;

type DeclarationTap =
  | (OnPlayer<"declare"> & { readonly kind: DeclarationKind })
  | { readonly tap: "of"; readonly of: DeclaredIn }
  | { readonly tap: "lacking"; readonly missing: Rank | Suit }
  | { readonly tap: "taroks"; readonly count: number; readonly withPagat: boolean }
  | { readonly tap: "matadors"; readonly count: number }
  /** The next numbers of taroks. */
  | Plain<"further">
  /** It proved false: it is taken back, as a rule with a fine. */
  | { readonly tap: "withdraw"; readonly row: number; readonly fine: boolean }
  | { readonly tap: "reinstate"; readonly row: number }
  /** What is declared next was false: it is noted as taken back, with its fine. */
  | Plain<"falsely">;

type FineTap =
  | OnPlayer<"fines">
  | (OnPlayer<"fine"> & { readonly kind: FineKind })
  /** Whether the two others let the deal stand. */
  | { readonly tap: "accepted"; readonly accepted: boolean }
  | Plain<"waive">
  | Plain<"ownAmount">
  /** When it was found: once the end of play had been paid, or before. */
  | { readonly tap: "afterPlay"; readonly late: boolean }
  | { readonly tap: "fineNote"; readonly text: string };

type PersonTap =
  | OnPlayer<"person">
  | (OnPlayer<"lost"> & CardTap)
  | { readonly tap: "taker"; readonly player: PlayerId | null }
  | OnPlayer<"pagatHome">
  | OnPlayer<"nolo">
  | OnPlayer<"tout">
  | { readonly tap: "edit"; readonly list: RowList; readonly row: number }
  | { readonly tap: "remove"; readonly list: RowList; readonly row: number }
  /** It was noted of the wrong player: asks whose it is. */
  | { readonly tap: "move"; readonly list: RowList; readonly row: number }
  | OnPlayer<"moveTo">
  /** Everything that was noted of a player. */
  | OnPlayer<"allNoted">
  /** What was noted of the ultimo. */
  | Plain<"theUltimo">;

type DealTap =
  | Plain<"voided">
  | { readonly tap: "redeal"; readonly by: 1 | -1 }
  | OnPlayer<"dealer">
  | (OnPlayer<"sitOut"> & { readonly insteadOf: PlayerId })
  | Plain<"dealerPays">
  | { readonly tap: "skatTaroks"; readonly count: number }
  | { readonly tap: "note"; readonly text: string };

type LookTap =
  | Plain<"payments">
  | { readonly tap: "pot"; readonly pot: Pot }
  | Plain<"more">
  | Plain<"seating">
  | Plain<"noteFace">
  /** What a correction would change, before it is saved. */
  | Plain<"review">
  /** To what is missing. */
  | Plain<"missing">
  | Plain<"back">
  | Plain<"close">;

/** Everything that a person can tap on the recording surface, saving aside. */
export type Tap =
  | TrickTap
  | CountTap
  | DeclarationTap
  | FineTap
  | PersonTap
  | DealTap
  | LookTap
  /** The way out of something impossible: first `first`, then what is wanted. */
  | { readonly tap: "instead"; readonly first: Tap; readonly wanted: Tap };
