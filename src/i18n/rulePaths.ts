import type { TarokRules } from "../rules/tarok/rules.ts";
import type { TriompheRules } from "../rules/triomphe/rules.ts";

type Leaf = number | string | boolean;

type PathsIn<T> = { [K in keyof T & string]: T[K] extends Leaf ? K : `${K}.${PathsIn<T[K]>}` }[keyof T & string];

/** Every single rule of every game as its place in the file: `funding`, `ultimo.king`, … Fines have names of their own. */
export type RulePath = Exclude<PathsIn<TarokRules> | PathsIn<TriompheRules>, `fines.${string}`>;

/** A rule on the page of rules: its label, and in a sentence what it means. */
export interface RuleName {
  readonly label: string;
  readonly meaning: string;
}
