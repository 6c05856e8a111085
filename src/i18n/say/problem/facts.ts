import type { FineKind } from "../../../rules/tarok/fine.ts";
import type { Phrase } from "../../phrase.ts";

/** What is known of a problem, in words; what nobody told has a word that stands for it ("en spiller", "meldingen"). */
export interface Facts {
  /** The field as in the document. */
  readonly path: string;
  /** Whom it is about, and the one who stands against it. */
  readonly who: string;
  readonly other: string;
  /** The declaration with which it became impossible, and the one that it does not go with. */
  readonly what: Phrase;
  readonly against: Phrase;
  /** The card in question, and what the other declaration holds beside it. */
  readonly card: Phrase;
  readonly held: Phrase;
  /** What else is noted that does not go with it, as sentences; empty where nobody told. */
  readonly noted: Phrase;
  /** The counted piles as a sum ("31 + 52"); empty where nobody told. */
  readonly sum: string;
  readonly expected: number | undefined;
  readonly actual: number | undefined;
  readonly name: string | undefined;
  readonly fine: FineKind | undefined;
  /** Which of a code's several cases it is. */
  readonly variant: Case;
}

/** The cases of those codes that have several. */
export type Case =
  | "plain"
  | "notOurs"
  | "newer"
  | "unknownGame"
  | "tooLarge"
  | "overfull"
  | "otherHistory"
  | "sameAccount"
  | "countedTwice"
  | "declaration"
  | "entrySeats"
  | "holds"
  | "lacks"
  | "nowhere"
  | "fifthKing"
  | "ownDeclaration"
  | "bagudTwice"
  | "bagud"
  | "nolo"
  | "negative"
  | "tooFew"
  | "tooMany";

/** What is wrong, why, and what to do about it. */
export interface Answer {
  readonly head: Phrase | string;
  readonly rest?: Phrase | string | undefined;
  readonly remedy?: Phrase | string | undefined;
}

export type Answers<Code extends string> = { readonly [C in Code]: (facts: Facts) => Answer };
