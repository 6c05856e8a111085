import { useId } from "preact/hooks";
import type { RulesBase } from "../../model/index.ts";
import { MAX_NAME } from "../../model/index.ts";
import type { ListedFine } from "../../rules/tarok/fine.ts";
import { Choice, Switch } from "../components/index.ts";
import { words } from "../words.ts";
import type { AnyRule } from "./rule-list.ts";
import { type RuleValue, ruleValue } from "./rule-values.ts";

interface Props {
  readonly rule: AnyRule;
  readonly rules: RulesBase;
  readonly defaults: RulesBase;
  /** What was typed or chosen instead of the value. */
  readonly edit: string | boolean | undefined;
  readonly mark: string;
  readonly onChange: (value: string | boolean) => void;
  readonly problem: string | undefined;
}

/** One rule: what it is called and means, its value, and the default where that differs. */
export function RuleRow({ rule, rules, defaults, edit, mark, onChange, problem }: Props) {
  const id = useId();
  const value = edit ?? ruleValue(rules, rule);
  const usual = ruleValue(defaults, rule);
  const { label, meaning } = nameOf(rule);
  const title = `${label}${mark}`;
  const named = { id, title, meaning, usual, value, onChange, problem };
  if (typeof usual === "boolean") return <BooleanRule {...named} />;
  const choices = choicesOf(rule);
  return choices ? <ChoiceRule {...named} choices={choices} /> : <TextRule {...named} />;
}

/** A fine has its name alone; it goes into both pots like all fines. */
function nameOf(rule: AnyRule): { readonly label: string; readonly meaning: string } {
  const { common, rulesPage } = words.value;
  if (!rule.startsWith("fines.")) return common.ruleNames[rule as keyof typeof common.ruleNames];
  const name = common.fines[rule.slice("fines.".length) as ListedFine];
  return { label: name.charAt(0).toUpperCase() + name.slice(1), meaning: rulesPage.fine };
}

function choicesOf(rule: AnyRule): Readonly<Record<string, string>> | undefined {
  const { ruleChoices } = words.value.common;
  return rule in ruleChoices ? ruleChoices[rule as keyof typeof ruleChoices] : undefined;
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
