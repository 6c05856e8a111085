import type { RulesBase } from "../../../model/index.ts";
import { allRules } from "../../rules/rule-list.ts";
import { nameOf, ruleSaid } from "../../rules/rule-said.ts";
import { differing } from "../../rules/rule-values.ts";
import { words } from "../../words.ts";

interface Side {
  readonly name: string;
  readonly rules: RulesBase;
}

/** Only the rules that differ, each with both values. */
export function Differences({ one, other }: { readonly one: Side; readonly other: Side }) {
  const { difference: say } = words.value.profiles;
  const rules = differing(allRules(one.rules), one.rules, other.rules);
  if (rules.length === 0) return <p role="status">{say.none}</p>;
  return (
    <>
      <p role="status">{say.count(rules.length)}</p>
      <table class="differences">
        <thead>
          <tr>
            <th scope="col">{say.rule}</th>
            <th scope="col">{one.name}</th>
            <th scope="col">{other.name}</th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={rule}>
              <th scope="row">{nameOf(rule).label}</th>
              <td>{ruleSaid(one.rules, rule)}</td>
              <td>{ruleSaid(other.rules, rule)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
