import type { RulesBase } from "../../../model/index.ts";
import { Fold, Key, ListRow, Switch } from "../../components/index.ts";
import { fromElsewhere } from "../../rules/rule-list.ts";
import { nameOf, ruleSaid } from "../../rules/rule-said.ts";
import { ruleValue } from "../../rules/rule-values.ts";
import { words } from "../../words.ts";

interface Props {
  readonly rules: RulesBase;
  readonly defaults: RulesBase;
  readonly confirmed: readonly string[];
  readonly onChange: (confirmed: readonly string[]) => void;
}

/** The amounts that are not in the booklet, until the club has confirmed them; those it changed are its own anyway. */
export function Confirm({ rules, defaults, confirmed, onChange }: Props) {
  const { confirm: say } = words.value.profiles;
  const asked = fromElsewhere(rules).filter((rule) => ruleValue(rules, rule) === ruleValue(defaults, rule));
  const left = asked.filter((rule) => !confirmed.includes(rule));
  if (asked.length === 0) return null;
  const others = (rule: string) => confirmed.filter((one) => one !== rule);
  return (
    <Fold title={`† ${say.title}`} summary={left.length === 0 ? say.done : say.left(left.length)}>
      <p>{left.length === 0 ? say.done : say.intro}</p>
      <div>
        {asked.map((rule) => {
          const { label } = nameOf(rule);
          const on = confirmed.includes(rule);
          return (
            <ListRow
              key={rule}
              title={label}
              below={ruleSaid(rules, rule)}
              end={
                <Switch on={on} label={label} onChange={(yes) => onChange([...others(rule), ...(yes ? [rule] : [])])}>
                  {on ? say.yes : say.no}
                </Switch>
              }
            />
          );
        })}
      </div>
      {left.length === 0 ? null : <Key onClick={() => onChange([...confirmed, ...left])}>{say.all}</Key>}
    </Fold>
  );
}
