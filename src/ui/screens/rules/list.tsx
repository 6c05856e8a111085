import { GAMES, type GameId } from "../../../model/index.ts";
import type { RuleProfile } from "../../../state/index.ts";
import { KeyLink, ListLink, Page } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { allRules } from "../../rules/rule-list.ts";
import { differing } from "../../rules/rule-values.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import { Removed } from "./removed.tsx";

/** Every set of rules, game by game. */
export function List({ profiles }: { readonly profiles: readonly RuleProfile[] }) {
  const { profiles: say, settings } = words.value;
  return (
    <Page title={say.title} back={{ to: paths.settings(), label: settings.up }} class="rules-screen">
      <p>{say.intro}</p>
      <Removed />
      {GAMES.map((game) => (
        <OfGame key={game} game={game} profiles={profiles.filter((profile) => profile.game === game)} />
      ))}
    </Page>
  );
}

function OfGame({ game, profiles }: { readonly game: GameId; readonly profiles: readonly RuleProfile[] }) {
  const { profiles: say, common } = words.value;
  const [first, second] = profiles;
  return (
    <section>
      <h2>{common.gameNames[game]}</h2>
      <div>
        {profiles.map((profile) => (
          <ListLink
            key={profile.id}
            to={paths.rules(profile.id)}
            title={profile.rules.name}
            below={<Below profile={profile} />}
          />
        ))}
      </div>
      {first && second ? <KeyLink to={paths.compare(first.id, second.id)}>{say.compare}</KeyLink> : null}
    </section>
  );
}

/** How far the rules are from those that the game brings. */
function Below({ profile: { game, rules, builtIn } }: { readonly profile: RuleProfile }) {
  const { defaultRules } = useApp().games[game];
  const { profiles: say } = words.value;
  if (builtIn) return <>{say.builtIn}</>;
  return <>{say.apart(differing(allRules(rules), rules, defaultRules).length, defaultRules.name)}</>;
}
