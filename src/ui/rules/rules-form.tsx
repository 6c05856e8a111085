import type { RulesBase } from "../../model/index.ts";
import { words } from "../words.ts";
import { type AnyRule, markOf, RULE_GROUPS, rulesIn } from "./rule-list.ts";
import { RuleRow } from "./rule-row.tsx";
import type { RuleEdits } from "./rule-values.ts";
import "./rules.css";

interface Props {
  readonly rules: RulesBase;
  /** What each rule is where a club has chosen nothing. */
  readonly defaults: RulesBase;
  readonly edits: RuleEdits;
  readonly onChange: (edits: RuleEdits) => void;
  readonly problem: (rule: AnyRule) => string | undefined;
}

/** Every rule with its meaning, its value and the default beside it, and where each comes from. */
export function RulesForm({ rules, defaults, edits, onChange, problem }: Props) {
  const { groups, elsewhere, ourChoice } = words.value.rulesPage;
  return (
    <div class="rules">
      {RULE_GROUPS.filter((group) => rulesIn(group, rules).length > 0).map((group) => (
        <section key={group}>
          <h3>{groups[group]}</h3>
          {rulesIn(group, rules).map((rule) => (
            <RuleRow
              key={rule}
              rule={rule}
              rules={rules}
              defaults={defaults}
              edit={edits[rule]}
              mark={markOf(rule)}
              onChange={(value) => onChange({ ...edits, [rule]: value })}
              problem={problem(rule)}
            />
          ))}
        </section>
      ))}
      <p class="quiet">{elsewhere}</p>
      <p class="quiet">{ourChoice}</p>
    </div>
  );
}
