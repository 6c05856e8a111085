import type { UltimoCard } from "../cards.ts";
import type { DeclarationKind } from "../declaration.ts";
import type { FineKind } from "../fine.ts";

/**
 * What came of an ultimo card in the last trick. Tried are all four together: `made` was paid; `failed` went bagud;
 * `refused` the table did not accept; `annulled` stood beside a nolo or a tout and was not paid.
 */
export const ATTEMPTS = ["made", "failed", "refused", "annulled"] as const;
export type Attempt = (typeof ATTEMPTS)[number];

/** What is counted of Tarok. A voided deal counts as voided alone, with its fines and what its rules let it keep. */
export type TarokFigure =
  | "dealt"
  | "satOut"
  | "voided"
  | `ultimo.${Attempt | "tried"}.${UltimoCard}`
  /** The last trick won with somebody else's card in it. */
  | `forced.${UltimoCard}`
  /** Lost before the last trick, and taken so from somebody else. */
  | `lost.${UltimoCard}`
  | `taken.${UltimoCard}`
  | "pagatHome"
  | "nolo"
  | "tout"
  | "lastTrick.won"
  | "lastTrick.paid"
  | `declared.${DeclarationKind}`
  | "declared.points"
  | "declared.withdrawn"
  | "most.taroks"
  | "most.matadors"
  | "counts"
  | "counts.sum"
  | "most.count"
  /** How often, and what went into both pots together. */
  | `fines.${FineKind}`
  | `fines.points.${FineKind}`
  | "fines"
  | "fines.points"
  | "fines.waived";
