import type { RulePath } from "../../i18n/index.ts";
import type { RulesBase } from "../../model/index.ts";
import type { ListedFine } from "../../rules/tarok/fine.ts";
import { hasRule } from "./rule-values.ts";

/** The rules in the order of the page, by what they are about. */
export const RULE_GROUPS = [
  "name",
  "pots",
  "round",
  "declarations",
  "play",
  "lastTrick",
  "count",
  "fines",
  "table",
] as const;
export type RuleGroup = (typeof RULE_GROUPS)[number];

/** A rule by its place in the rules, a fine's included. */
export type AnyRule = RulePath | `fines.${ListedFine}`;

/** Where each rule stands on the page; one that is missing here does not compile. */
const GROUP: Readonly<Record<RulePath, RuleGroup>> = {
  name: "name",
  funding: "pots",
  dealerFee: "pots",
  "declarations.taroksFrom": "declarations",
  "declarations.taroksBase": "declarations",
  "declarations.taroksStep": "declarations",
  "declarations.matadorsBase": "declarations",
  "declarations.matadorsStep": "declarations",
  "declarations.half": "declarations",
  "declarations.full": "declarations",
  "declarations.overfull": "declarations",
  "lostUltimoCard.pagat.toEachOpponent": "play",
  "lostUltimoCard.pagat.toPot": "play",
  "lostUltimoCard.king.toEachOpponent": "play",
  "lostUltimoCard.king.toPot": "play",
  pagatHome: "play",
  "ultimo.pagat": "lastTrick",
  "ultimo.king": "lastTrick",
  refusedUltimo: "lastTrick",
  "bagud.pagat": "lastTrick",
  "bagud.king": "lastTrick",
  lastTrick: "lastTrick",
  lastTrickPaidOnBagud: "lastTrick",
  nolo: "lastTrick",
  tout: "lastTrick",
  "count.par": "count",
  "count.step": "count",
  "count.afterTout": "count",
  voidKeeps: "table",
  fivePlayers: "table",
  splitUnit: "pots",
  stake: "round",
  returnsStake: "round",
  "weights.fool": "round",
  "weights.magician": "round",
  "weights.strength": "round",
};

/** Amounts that are not in the booklet as it has come down: how the game is played elsewhere (rules.md). */
const FROM_ELSEWHERE = /^(lostUltimoCard|ultimo|bagud)\.|^(pagatHome|lastTrick)$/;
/** Where the booklet is silent: our choice, which a club may make otherwise (rules.md). */
const OUR_CHOICE: readonly string[] = ["voidKeeps", "refusedUltimo", "fivePlayers", "weights.strength"];

/** How well a rule is known: † from elsewhere, ° our choice, nothing for what the booklet says. */
export const markOf = (rule: AnyRule): "†" | "°" | "" =>
  FROM_ELSEWHERE.test(rule) ? "†" : OUR_CHOICE.includes(rule) ? "°" : "";

/** The amounts from elsewhere; a club confirms them, or plays for its own. */
export const fromElsewhere = (rules: RulesBase): readonly AnyRule[] =>
  allRules(rules).filter((rule) => markOf(rule) === "†");

const isRule = (path: string): path is RulePath => Object.hasOwn(GROUP, path);

/** The rules of one group that a game has, in order. */
export function rulesIn(group: RuleGroup, rules: RulesBase): readonly AnyRule[] {
  const all =
    group === "fines" ? finesIn(rules) : Object.keys(GROUP).filter((path) => isRule(path) && GROUP[path] === group);
  return (all as AnyRule[]).filter((rule) => hasRule(rules, rule));
}

/** Every rule that a game has, in the order of the page. */
export const allRules = (rules: RulesBase): readonly AnyRule[] => RULE_GROUPS.flatMap((group) => rulesIn(group, rules));

const finesIn = (rules: RulesBase): readonly string[] =>
  "fines" in rules ? Object.keys(rules.fines as object).map((kind) => `fines.${kind}`) : [];
