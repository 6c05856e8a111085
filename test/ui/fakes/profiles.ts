import { signal } from "@preact/signals";
import { builtInId, GAMES, type GameId, ok, parse } from "../../../src/model/index.ts";
import { gameOf } from "../../../src/rules/index.ts";
import type { Profiles, RuleProfile } from "../../../src/state/index.ts";

export const builtIn = (game: GameId): RuleProfile => ({
  id: builtInId(game),
  game,
  rules: gameOf(game).defaultRules,
  confirmed: [],
  builtIn: true,
});

/** Profiles in memory: the built-in ones, and what a test puts beside them. */
export function fakeProfiles(...own: readonly RuleProfile[]): Profiles {
  const all = signal<readonly RuleProfile[]>([...GAMES.map(builtIn), ...own]);
  const without = (id: string) => all.value.filter((profile) => profile.id !== id);
  const keep = (profiles: readonly RuleProfile[]) => {
    all.value = profiles;
    return Promise.resolve(ok(undefined));
  };
  return {
    all,
    check: (game, rules) => parse(gameOf(game).rulesSchema, rules).problems,
    save: (profile) => keep([...without(profile.id), profile]),
    copy: async (of, name) => {
      const id = `copy of ${of.id}`;
      await keep([...all.value, { ...of, id, rules: { ...of.rules, name }, builtIn: false }]);
      return ok(id);
    },
    remove: (id) => keep(without(id)),
  };
}
