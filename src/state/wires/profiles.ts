import {
  builtInId,
  err,
  GAMES,
  type GameId,
  isBuiltIn,
  ok,
  type Problem,
  type Profile,
  parse,
  type Result,
  type RulesBase,
  under,
} from "../../model/index.ts";
import { gameOf } from "../../rules/index.ts";
import type { Store } from "../../store/index.ts";
import type { Profiles, RuleProfile } from "../profiles.ts";
import { answerOf, refused } from "./faults.ts";
import { wired } from "./wired.ts";

/** A stored profile whose rules are rules of its game, or what is wrong with them; `built-in` is nobody's to store. */
export function readProfile({ id, game, rules, confirmed = [] }: Profile): Result<RuleProfile, readonly Problem[]> {
  const { typed, problems } = parse(gameOf(game).rulesSchema, rules);
  if (isBuiltIn(id)) return err([{ code: "duplicateId", path: ["id"], name: id }]);
  if (!typed || problems.length > 0) return err(under(["rules"], problems));
  return ok({ id, game, rules: typed, confirmed, builtIn: false });
}

/** A profile as the drawer and a backup have it. */
export const storedProfile = ({ id, game, rules, confirmed }: RuleProfile): Profile => ({
  id,
  game,
  rules: { ...rules },
  ...(confirmed.length > 0 && { confirmed: [...confirmed] }),
});

/** The profiles of the drawer, and the commands that change them. */
export function profilesOf(store: Store, newId: () => string): Profiles {
  const save = async (profile: RuleProfile) => {
    const read = readProfile(storedProfile(profile));
    return read.ok ? answerOf(await store.profiles.put([storedProfile(read.value)])) : refused(read.error);
  };
  return {
    all: wired(store.profiles.all, null, inOrder),
    check: (game, rules) => parse(gameOf(game).rulesSchema, rules).problems,
    save,
    copy: async (of, name) => {
      const id = newId();
      const saved = await save({ ...of, id, rules: { ...of.rules, name } });
      return saved.ok ? ok(id) : saved;
    },
    remove: async (id) => answerOf(await store.profiles.remove([id])),
  };
}

/** What cannot be read stays in the drawer, for an app that can, and is not offered. */
function inOrder(stored: readonly Profile[]): readonly RuleProfile[] {
  const read = stored.map(readProfile).flatMap((one) => (one.ok ? [one.value] : []));
  return GAMES.flatMap((game) => [
    builtIn(game),
    ...read.filter((profile) => profile.game === game).sort((a, b) => a.rules.name.localeCompare(b.rules.name, "da")),
  ]);
}

const builtIn = (game: GameId): RuleProfile => ({
  id: builtInId(game),
  game,
  rules: gameOf(game).defaultRules satisfies RulesBase,
  confirmed: [],
  builtIn: true,
});
