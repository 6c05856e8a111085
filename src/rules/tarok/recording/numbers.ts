import { TAROKS } from "../cards.ts";
import type { TarokRules } from "../rules.ts";

/** Matadors are counted from tarok 21, the pagat and the scus together (rules.md, section 4). */
const MATADORS_FROM = 3;
/** How many numbers of taroks are shown at once. */
const PAGE = 11;

const upTo = (from: number): readonly number[] =>
  Array.from({ length: Math.max(0, TAROKS - from + 1) }, (_, i) => from + i);

/** How many taroks can be declared. */
export const tarokCounts = ({ declarations }: TarokRules): readonly number[] => upTo(declarations.taroksFrom);

export const matadorCounts: readonly number[] = upTo(MATADORS_FROM);

export const tarokPages = (rules: TarokRules): number => Math.max(1, Math.ceil(tarokCounts(rules).length / PAGE));

export const tarokPage = (rules: TarokRules, page: number): readonly number[] =>
  tarokCounts(rules).slice(page * PAGE, (page + 1) * PAGE);
