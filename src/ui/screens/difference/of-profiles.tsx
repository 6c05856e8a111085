import { useState } from "preact/hooks";
import type { RuleProfile } from "../../../state/index.ts";
import { Choice, Page } from "../../components/index.ts";
import { words } from "../../words.ts";
import { Differences } from "./differences.tsx";

interface Props {
  readonly profiles: readonly RuleProfile[];
  readonly first: string;
  readonly second: string;
  readonly back: { readonly to: string; readonly label: string };
}

/** Two profiles of a game, chosen here, and where they differ. */
export function OfProfiles({ profiles, first, second, back }: Props) {
  const { difference: say } = words.value.profiles;
  const [chosen, choose] = useState({ one: first, other: second });
  const options = profiles.map(({ id, rules }) => ({ value: id, word: rules.name }));
  const rulesOf = (wanted: string) => profiles.find(({ id }) => id === wanted)?.rules;
  const [one, other] = [rulesOf(chosen.one), rulesOf(chosen.other)];
  return (
    <Page title={say.title} back={back}>
      <Choice
        label={say.one}
        options={options}
        value={chosen.one}
        onChoose={(id) => choose({ ...chosen, one: id })}
        look="wide"
      />
      <Choice
        label={say.other}
        options={options}
        value={chosen.other}
        onChoose={(id) => choose({ ...chosen, other: id })}
        look="wide"
      />
      {one && other ? (
        <Differences one={{ name: one.name, rules: one }} other={{ name: other.name, rules: other }} />
      ) : null}
    </Page>
  );
}
