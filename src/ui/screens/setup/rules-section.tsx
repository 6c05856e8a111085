import { Fold, KeyLink } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { RulesForm } from "../../rules/rules-form.tsx";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import type { SectionProps } from "./section.ts";

/** The rules in force this evening. */
export function RulesSection({ setup, edits, change, faulty, problem }: SectionProps) {
  const { games, profiles } = useApp();
  const { setup: say, rulesPage } = words.value;
  const { rules } = setup;
  const own = profiles.all.value?.find(({ game, rules: { name } }) => game === setup.game && name === rules.name);
  const isBad = Object.keys(edits.rules).some((rule) => faulty.includes(rule));
  return (
    <Fold title={say.rules} summary={rules.name} open={isBad || problem("rules") !== undefined}>
      <RulesForm
        rules={rules}
        defaults={games[setup.game].defaultRules}
        confirmed={own?.confirmed ?? []}
        edits={edits.rules}
        onChange={(changed) => change({ rules: changed })}
        problem={(rule) => (faulty.includes(rule) ? rulesPage.notAmount : problem("rules", ...rule.split(".")))}
      />
      <KeyLink kind="left" to={paths.difference(setup.id)}>
        {words.value.profiles.compare}
      </KeyLink>
    </Fold>
  );
}
