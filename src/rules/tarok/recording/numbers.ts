import { TAROKS } from "../cards.ts";
import type { TarokRules } from "../rules.ts";
import type { Choice } from "./draft.ts";

/** Matadors are counted from tarok 21, the pagat and the scus together (rules.md, section 4). */
const MATADORS_FROM = 3;
/** How many numbers are shown at once: nearly every hand that declares has one of the first. */
export const NUMBERS_SHOWN = 5;

const upTo = (from: number): readonly number[] =>
  Array.from({ length: Math.max(0, TAROKS - from + 1) }, (_, i) => from + i);

/** How many taroks or matadors can be declared. */
export const numbersOf = (kind: Choice["kind"], { declarations }: TarokRules): readonly number[] =>
  upTo(kind === "matadors" ? MATADORS_FROM : declarations.taroksFrom);

/** The numbers that are shown on a page. */
export const numbersOn = (page: number, kind: Choice["kind"], rules: TarokRules): readonly number[] =>
  numbersOf(kind, rules).slice(page * NUMBERS_SHOWN, (page + 1) * NUMBERS_SHOWN);

/** The page after one, and after the last the first. */
export const pageAfter = (page: number, kind: Choice["kind"], rules: TarokRules): number =>
  numbersOn(page + 1, kind, rules).length > 0 ? page + 1 : 0;

/** The page that a number is on. */
export const pageOf = (count: number, kind: Choice["kind"], rules: TarokRules): number =>
  Math.max(0, Math.floor(numbersOf(kind, rules).indexOf(count) / NUMBERS_SHOWN));
