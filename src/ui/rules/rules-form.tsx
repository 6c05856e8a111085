import type { RulesBase } from "../../model/index.ts";
import { words } from "../words.ts";
import { type AnyRule, allRules, markOf, RULE_GROUPS, rulesIn } from "./rule-list.ts";
import { RuleRow } from "./rule-row.tsx";
import { type RuleEdits, ruleValue } from "./rule-values.ts";
import "./rules.css";

interface Props {
  readonly rules: RulesBase;
  /** What each rule is where a club has chosen nothing. */
  readonly defaults: RulesBase;
  /** The amounts that bear no † any more, since the club has confirmed them. */
  readonly confirmed: readonly string[];
  readonly edits?: RuleEdits;
  /** Left out where nothing can be changed. */
  readonly onChange?: (edits: RuleEdits) => void;
  readonly problem?: (rule: AnyRule) => string | undefined;
}

/** Every rule with its meaning, its value and the default beside it, and where each comes from. */
export function RulesForm(props: Props) {
  const { rules, defaults, edits = {}, onChange, problem } = props;
  const { groups } = words.value.rulesPage;
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
              mark={shownMark(props, rule)}
              onChange={onChange && ((value) => onChange({ ...edits, [rule]: value }))}
              problem={problem?.(rule)}
            />
          ))}
        </section>
      ))}
      <Legend {...props} />
    </div>
  );
}

/** What the club has confirmed, or set to something of its own, is the club's and not from elsewhere. */
function shownMark({ rules, defaults, confirmed }: Props, rule: AnyRule): string {
  const mark = markOf(rule);
  const isClubs = confirmed.includes(rule) || ruleValue(rules, rule) !== ruleValue(defaults, rule);
  return mark === "†" && isClubs ? "" : mark;
}

function Legend(props: Props) {
  const { elsewhere, ourChoice } = words.value.rulesPage;
  const marks = allRules(props.rules).map((rule) => shownMark(props, rule));
  return (
    <>
      {marks.includes("†") ? <p class="quiet">{elsewhere}</p> : null}
      {marks.includes("°") ? <p class="quiet">{ourChoice}</p> : null}
    </>
  );
}
