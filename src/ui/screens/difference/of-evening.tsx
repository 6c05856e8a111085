import { useState } from "preact/hooks";
import type { LiveEvening, RuleProfile } from "../../../state/index.ts";
import { Choice, Page } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import { Differences } from "./differences.tsx";

interface Props {
  readonly live: LiveEvening;
  readonly profiles: readonly RuleProfile[];
}

/** Where an evening's own rules differ from a profile: at first from the one it was named after. */
export function OfEvening({ live, profiles }: Props) {
  const { profiles: say, setup } = words.value;
  const { game, rules } = live.setup.value;
  const ofGame = profiles.filter((profile) => profile.game === game);
  const [wanted, choose] = useState<string>();
  const named = ofGame.find((profile) => profile.rules.name === rules.name) ?? ofGame[0];
  const other = ofGame.find(({ id }) => id === wanted) ?? named;
  const options = ofGame.map((profile) => ({ value: profile.id, word: profile.rules.name }));
  return (
    <Page title={say.difference.title} back={{ to: paths.setup(live.id), label: setup.title }}>
      {options.length < 2 ? null : (
        <Choice label={say.difference.other} options={options} value={other?.id} onChoose={choose} look="wide" />
      )}
      {other === undefined ? null : (
        <Differences
          one={{ name: say.difference.evening, rules }}
          other={{ name: other.rules.name, rules: other.rules }}
        />
      )}
    </Page>
  );
}
