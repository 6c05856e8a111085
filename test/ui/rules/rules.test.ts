import { expect, test } from "vitest";
import { HJORRING } from "../../../src/rules/tarok/index.ts";
import { markOf, RULE_GROUPS, rulesIn } from "../../../src/ui/rules/rule-list.ts";
import { changedRules, ruleValue } from "../../../src/ui/rules/rule-values.ts";

const all = RULE_GROUPS.flatMap((group) => rulesIn(group, HJORRING));

/** Every single value of the rules, by its place. */
const leaves = (node: object, path = ""): string[] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === "object" ? leaves(value, `${path}${key}.`) : [`${path}${key}`],
  );

test("every rule of the file stands on the page once", () => {
  expect(all.toSorted()).toEqual(leaves(HJORRING).toSorted());
});

test("† stands at what the booklet lacks, ° at what it leaves open", () => {
  expect(all.filter((rule) => markOf(rule) === "†")).toEqual([
    "lostUltimoCard.pagat.toEachOpponent",
    "lostUltimoCard.pagat.toPot",
    "lostUltimoCard.king.toEachOpponent",
    "lostUltimoCard.king.toPot",
    "pagatHome",
    "ultimo.pagat",
    "ultimo.king",
    "bagud.pagat",
    "bagud.king",
    "lastTrick",
  ]);
  expect(all.filter((rule) => markOf(rule) === "°")).toEqual(["refusedUltimo", "voidKeeps", "fivePlayers"]);
});

test("a rule is changed in its place, the others stay", () => {
  const { rules, faulty } = changedRules(HJORRING, {
    "count.par": "27",
    "lostUltimoCard.king.toPot": "10",
    name: "Vores",
  });
  expect(faulty).toEqual([]);
  expect([ruleValue(rules, "count.par"), ruleValue(rules, "lostUltimoCard.king.toPot"), rules.name]).toEqual([
    27,
    10,
    "Vores",
  ]);
  expect({ ...rules, name: HJORRING.name, count: HJORRING.count, lostUltimoCard: HJORRING.lostUltimoCard }).toEqual(
    HJORRING,
  );
});

test("an amount that is no whole number stays as it was and is named", () => {
  for (const text of ["", "-1", "2,5", "ti", "12345678"]) {
    expect(changedRules(HJORRING, { tout: text })).toEqual({ rules: HJORRING, faulty: ["tout"] });
  }
});
