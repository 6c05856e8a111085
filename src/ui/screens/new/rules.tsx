import type { GameId, RulesBase } from "../../../model/index.ts";
import { AS_LAST, type FirstRules, firstRules } from "../../../state/index.ts";
import { Choice } from "../../components/index.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";

interface Chosen {
  readonly choices: readonly FirstRules[];
  readonly chosen: string;
  readonly rules: RulesBase;
}

/** The rules of a game to choose among; those used last unless others were chosen. */
export function useFirstRules(game: GameId, wanted: string | null): Chosen {
  const { games, profiles, lastTables } = useApp();
  const last = lastTables[game].value?.rules;
  const ofGame = (profiles.all.value ?? []).filter((profile) => profile.game === game);
  const { choices, usual } = firstRules(ofGame, last);
  const found = choices.find(({ id }) => id === wanted) ?? choices.find(({ id }) => id === usual);
  return { choices, chosen: found?.id ?? usual, rules: found?.rules ?? last ?? games[game].defaultRules };
}

interface Props extends Omit<Chosen, "rules"> {
  readonly onChoose: (id: string) => void;
}

/** Which rules the evening starts with; nothing where there is no choice. */
export function RulesChoice({ choices, chosen, onChoose }: Props) {
  const { rules: label, asLast } = words.value.newEvening;
  if (choices.length < 2) return null;
  const options = choices.map(({ id, rules }) => ({
    value: id,
    word: id === AS_LAST ? asLast : rules.name,
    ...(id === AS_LAST && { below: rules.name }),
  }));
  return <Choice label={label} look="wide" options={options} value={chosen} onChoose={onChoose} />;
}
