import type { Against, PersonFigures } from "../ledger/index.ts";
import type { PlayerId } from "../model/index.ts";

export type { CellValue, GamePart, GroupValues, MoneySum, OfEvening, PersonFigures, Ratio } from "../ledger/index.ts";

/** One person against another, who is named. */
export interface NamedAgainst extends Against {
  readonly name: string;
}

/** A named range of days to choose. */
export interface Period {
  readonly id: string;
  readonly name: string;
}

/** A person's page: all that the evenings that have ended say of somebody. */
export interface PersonPage {
  /** Who it is in the end, where somebody was merged into another one. */
  readonly id: PlayerId;
  readonly name: string;
  /** The seasons there are, the newest first. */
  readonly periods: readonly Period[];
  /** The season that the figures are of; null: of all evenings. */
  readonly period: Period | null;
  readonly figures: Omit<PersonFigures, "others"> & { readonly others: readonly NamedAgainst[] };
}

/** A page, or why there is none: it is being computed, or nobody has that id. */
export type PersonShown =
  | { readonly status: "computing" }
  | { readonly status: "missing" }
  | { readonly status: "known"; readonly page: PersonPage };
