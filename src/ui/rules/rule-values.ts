import type { RulesBase } from "../../model/index.ts";
import type { AnyRule } from "./rule-list.ts";

export type RuleValue = number | string | boolean;

/** Rules as they are being changed: amounts still text, by their place; what is not changed is not there. */
export type RuleEdits = Readonly<Partial<Record<AnyRule, string | boolean>>>;

type Tree = Readonly<Record<string, unknown>>;
const isTree = (node: unknown): node is Tree => typeof node === "object" && node !== null;

const valueAt = (rules: RulesBase, rule: AnyRule): unknown =>
  rule.split(".").reduce<unknown>((node, key) => (isTree(node) ? node[key] : undefined), rules);

/** Whether the game of these rules has a rule. */
export const hasRule = (rules: RulesBase, rule: AnyRule): boolean => valueAt(rules, rule) !== undefined;

/** The value of one rule. */
export function ruleValue(rules: RulesBase, rule: AnyRule): RuleValue {
  const value = valueAt(rules, rule);
  if (isTree(value) || value === undefined) throw new Error(`not a single rule: ${rule}`);
  return value as RuleValue;
}

/** The rules of a list that are not the same in two sets of rules of a game. */
export const differing = (list: readonly AnyRule[], one: RulesBase, other: RulesBase): readonly AnyRule[] =>
  list.filter((rule) => rule !== "name" && ruleValue(one, rule) !== ruleValue(other, rule));

/** The rules with some of them changed, and the amounts among them that are no numbers; those stay as they were. */
export function changedRules(
  rules: RulesBase,
  edits: RuleEdits,
): { readonly rules: RulesBase; readonly faulty: readonly AnyRule[] } {
  const faulty: AnyRule[] = [];
  let changed: Tree = { ...rules };
  for (const [key, text] of Object.entries(edits)) {
    const rule = key as AnyRule;
    const value = typeof ruleValue(rules, rule) === "number" ? amountOf(text) : text;
    if (value === undefined) faulty.push(rule);
    else changed = put(changed, rule.split("."), value);
  }
  return { rules: changed as unknown as RulesBase, faulty };
}

const amountOf = (text: string | boolean): number | undefined =>
  typeof text === "string" && /^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined;

function put(node: Tree, [key = "", ...rest]: readonly string[], value: unknown): Tree {
  const below = node[key];
  return { ...node, [key]: rest.length === 0 || !isTree(below) ? value : put(below, rest, value) };
}
