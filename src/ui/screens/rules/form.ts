import { type Problem, tidy } from "../../../model/index.ts";
import type { Profiles, RuleProfile } from "../../../state/index.ts";
import type { AnyRule } from "../../rules/rule-list.ts";
import { changedRules, type RuleEdits } from "../../rules/rule-values.ts";

/** What somebody changed of the club's rules so far. */
export interface ProfileEdits {
  readonly rules: RuleEdits;
  /** The confirmed amounts; null as long as nobody touched them. */
  readonly confirmed: readonly string[] | null;
}

export const NO_EDITS: ProfileEdits = { rules: {}, confirmed: null };

/** Why a rule cannot be as it was written. */
export type Wrong = "notAmount" | "outOfRange" | "noName" | "taken";

export interface Edited {
  readonly profile: RuleProfile;
  readonly wrong: ReadonlyMap<AnyRule, Wrong>;
  readonly changed: boolean;
}

/** The profile as the form has it, and what of it cannot be. */
export function editedProfile(
  edits: ProfileEdits,
  stored: RuleProfile,
  { check, taken }: { readonly check: Profiles["check"]; readonly taken: readonly string[] },
): Edited {
  const { rules, faulty } = changedRules(stored.rules, edits.rules);
  const named = { ...rules, name: tidy(rules.name) };
  const profile = { ...stored, rules: named, confirmed: edits.confirmed ?? stored.confirmed };
  const wrong = new Map<AnyRule, Wrong>([
    ...check(stored.game, named).map((problem) => [ruleAt(problem), "outOfRange"] as const),
    ...faulty.map((rule) => [rule, "notAmount"] as const),
  ]);
  if (named.name === "") wrong.set("name", "noName");
  else if (taken.includes(named.name)) wrong.set("name", "taken");
  return { profile, wrong, changed: faulty.length > 0 || JSON.stringify(profile) !== JSON.stringify(stored) };
}

const ruleAt = ({ path }: Problem): AnyRule => path.join(".") as AnyRule;
