import { useId } from "preact/hooks";
import type { RulesBase } from "../../model/index.ts";
import { MAX_NAME } from "../../model/index.ts";
import { Choice, Switch } from "../components/index.ts";
import { words } from "../words.ts";
import type { AnyRule } from "./rule-list.ts";
import { choicesOf, nameOf, valueSaid } from "./rule-said.ts";
import { type RuleValue, ruleValue } from "./rule-values.ts";

interface Props {
  readonly rule: AnyRule;
  readonly rules: RulesBase;
  readonly defaults: RulesBase;
  /** What was typed or chosen instead of the value. */
  readonly edit: string | boolean | undefined;
  readonly mark: string;
  /** Left out where nothing can be changed. */
  readonly onChange: ((value: string | boolean) => void) | undefined;
  readonly problem: string | undefined;
}

/** One rule: what it is called and means, its value, and the default where that differs. */
export function RuleRow({ rule, rules, defaults, edit, mark, onChange, problem }: Props) {
  const id = useId();
  const value = edit ?? ruleValue(rules, rule);
  const usual = ruleValue(defaults, rule);
  const { label, meaning } = nameOf(rule);
  const title = `${label}${mark}`;
  if (!onChange) return <FixedRule title={title} meaning={meaning} value={valueSaid(rule, value)} />;
  const named = { id, title, meaning, usual, value, onChange, problem };
  if (typeof usual === "boolean") return <BooleanRule {...named} />;
  const choices = choicesOf(rule);
  return choices ? <ChoiceRule {...named} choices={choices} /> : <TextRule {...named} />;
}

interface FixedProps {
  readonly title: string;
  readonly meaning: string;
  readonly value: string;
}

function FixedRule({ title, meaning, value }: FixedProps) {
  return (
    <div class="rule fixed">
      <span>
        {title}
        <small>{meaning}</small>
      </span>
      <b>{value}</b>
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly title: string;
  readonly meaning: string;
  readonly usual: RuleValue;
  readonly value: RuleValue;
  readonly onChange: (value: string | boolean) => void;
  readonly problem: string | undefined;
}

function BooleanRule({ title, meaning, usual, value, onChange }: RowProps) {
  const { common, rulesPage } = words.value;
  const said = (on: boolean) => (on ? common.yes : common.no);
  return (
    <div class="rule">
      <span>
        {title}
        <small>
          {meaning} {value === usual ? null : rulesPage.usual(said(usual === true))}
        </small>
      </span>
      <Switch label={title} on={value === true} onChange={onChange}>
        {said(value === true)}
      </Switch>
    </div>
  );
}

function ChoiceRule({
  title,
  meaning,
  usual,
  value,
  onChange,
  choices,
}: RowProps & { readonly choices: Readonly<Record<string, string>> }) {
  const { rulesPage } = words.value;
  const usually = value === usual ? "" : rulesPage.usual(choices[String(usual)] ?? "");
  return (
    <Choice
      label={title}
      look="rows"
      options={Object.entries(choices).map(([choice, word]) => ({ value: choice, word }))}
      value={String(value)}
      onChoose={onChange}
      help={`${meaning} ${usually}`}
    />
  );
}

function TextRule({ id, title, meaning, usual, value, onChange, problem }: RowProps) {
  const { rulesPage } = words.value;
  const isAmount = typeof usual === "number";
  return (
    <div class={isAmount ? "rule" : "rule wide"}>
      <label for={id}>
        {title}
        <small id={`${id}-below`}>
          {meaning} {String(value) === String(usual) ? null : rulesPage.usual(String(usual))}
        </small>
      </label>
      <input
        id={id}
        class="rule-value"
        type="text"
        inputMode={isAmount ? "numeric" : "text"}
        maxLength={isAmount ? 7 : MAX_NAME}
        autocomplete="off"
        value={String(value)}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={`${id}-below ${id}-problem`}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <p id={`${id}-problem`} class="field-problem">
        {problem}
      </p>
    </div>
  );
}
