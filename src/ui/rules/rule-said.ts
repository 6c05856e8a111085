import type { RulesBase } from "../../model/index.ts";
import type { ListedFine } from "../../rules/tarok/fine.ts";
import { words } from "../words.ts";
import type { AnyRule } from "./rule-list.ts";
import { type RuleValue, ruleValue } from "./rule-values.ts";

/** What a rule is called, and what it means. A fine has its name alone; it goes into both pots like all fines. */
export function nameOf(rule: AnyRule): { readonly label: string; readonly meaning: string } {
  const { common, rulesPage } = words.value;
  if (!rule.startsWith("fines.")) return common.ruleNames[rule as keyof typeof common.ruleNames];
  const name = common.fines[rule.slice("fines.".length) as ListedFine];
  return { label: name.charAt(0).toUpperCase() + name.slice(1), meaning: rulesPage.fine };
}

/** The words of a rule that is no amount but one of several. */
export function choicesOf(rule: AnyRule): Readonly<Record<string, string>> | undefined {
  const { ruleChoices } = words.value.common;
  return rule in ruleChoices ? ruleChoices[rule as keyof typeof ruleChoices] : undefined;
}

/** A value as it is said: an amount as it is, the rest in a word. */
export function valueSaid(rule: AnyRule, value: RuleValue): string {
  const { yes, no } = words.value.common;
  if (typeof value === "boolean") return value ? yes : no;
  return choicesOf(rule)?.[String(value)] ?? String(value);
}

/** The value of a rule, as it is said. */
export const ruleSaid = (rules: RulesBase, rule: AnyRule): string => valueSaid(rule, ruleValue(rules, rule));
