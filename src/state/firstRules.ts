import { sameContent } from "../ledger/index.ts";
import type { RulesBase } from "../model/index.ts";
import type { RuleProfile } from "./profiles.ts";

/** The id of the last evening's rules, where those are no profile's. */
export const AS_LAST = "as last";

/** Rules that a new evening can start with: a profile's, or the last evening's. */
export interface FirstRules {
  readonly id: string;
  readonly rules: RulesBase;
}

/**
 * The rules to start with, and which of them were used last: the profile that the last evening began with, also where
 * the club has changed it since; rules that were changed for the last evening alone can be had again.
 */
export function firstRules(
  profiles: readonly RuleProfile[],
  last: RulesBase | undefined,
): { readonly choices: readonly FirstRules[]; readonly usual: string } {
  const own = profiles.find(({ builtIn, rules }) => !builtIn && rules.name === last?.name);
  const same = profiles.find(({ rules }) => sameContent(rules, last));
  if (last === undefined || same) return { choices: profiles, usual: same?.id ?? profiles[0]?.id ?? AS_LAST };
  return { choices: [...profiles, { id: AS_LAST, rules: last }], usual: own?.id ?? AS_LAST };
}
