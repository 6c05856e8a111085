import { sameContent } from "../../../ledger/index.ts";
import { type LeftOut, type Problem, type Profile, tidy } from "../../../model/index.ts";
import type { RuleProfile } from "../../profiles.ts";
import { readProfile, storedProfile } from "../profiles.ts";

/** The profiles of a file beside those that are here. */
export interface BroughtProfiles {
  /** What is to be stored. */
  readonly brought: readonly Profile[];
  /** The names of the rules that were not here. */
  readonly added: readonly string[];
  /** Those of the file that cannot be read. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * New rules come in under their id. Rules that were changed both here and in the file are kept both: the file's under an
 * id and a name of their own, and only once however often the file is read. Of the same rules what either has confirmed
 * is confirmed.
 */
export function broughtProfiles(
  file: readonly Profile[],
  stored: readonly Profile[],
  newId: () => string,
): BroughtProfiles {
  const read = file.map((profile) => readProfile(calledAsMeant(profile)));
  const here = new Map(stored.map(readProfile).flatMap((one) => (one.ok ? [[one.value.id, one.value]] : [])));
  const brought: RuleProfile[] = [];
  const added: string[] = [];
  const take = (profile: RuleProfile) => {
    here.set(profile.id, profile);
    brought.push(profile);
  };
  for (const theirs of read.flatMap((one) => (one.ok ? [one.value] : []))) {
    const known = knownAs(theirs, here);
    if (known) {
      if (!theirs.confirmed.every((rule) => known.confirmed.includes(rule))) take(bothConfirmed(known, theirs));
      continue;
    }
    const fresh = here.has(theirs.id) ? { ...named(theirs, [...here.values()]), id: newId() } : theirs;
    take(fresh);
    added.push(fresh.rules.name);
  }
  return {
    brought: brought.map(storedProfile),
    added,
    leftOut: read.flatMap((one, i) => (one.ok ? [] : [left(file[i], one.error)])),
  };
}

function calledAsMeant(profile: Profile): Profile {
  const { name } = profile.rules;
  return typeof name === "string" ? { ...profile, rules: { ...profile.rules, name: tidy(name) } } : profile;
}

function left(profile: Profile | undefined, problems: readonly Problem[]): LeftOut {
  const name = profile?.rules["name"];
  return { part: "profiles", ...(typeof name === "string" && { name: tidy(name) }), problems };
}

/** The one here that says the same: under the file's id, or kept beside that one when the file was read before. */
function knownAs(theirs: RuleProfile, here: ReadonlyMap<string, RuleProfile>): RuleProfile | undefined {
  const mine = here.get(theirs.id);
  return mine && [mine, ...here.values()].find((one) => sameRules(one, theirs));
}

/** Whatever they are called: the name of one that was kept beside another is not the file's. */
const sameRules = (a: RuleProfile, b: RuleProfile): boolean =>
  a.game === b.game && sameContent({ ...a.rules, name: "" }, { ...b.rules, name: "" });

const bothConfirmed = (mine: RuleProfile, theirs: RuleProfile): RuleProfile => ({
  ...mine,
  confirmed: [...new Set([...mine.confirmed, ...theirs.confirmed])],
});

/** Under the next number that no rules of the game have in their name. */
function named(profile: RuleProfile, others: readonly RuleProfile[]): RuleProfile {
  const { name } = profile.rules;
  const taken = others.filter(({ game }) => game === profile.game).map(({ rules }) => rules.name);
  let free = name;
  for (let n = 2; taken.includes(free); n++) free = `${name} ${n}`;
  return { ...profile, rules: { ...profile.rules, name: free } };
}
