import { expect, test } from "vitest";
import { HJORRING } from "../../src/rules/index.ts";
import { AS_LAST, firstRules, type RuleProfile } from "../../src/state/index.ts";
import { builtIn } from "../ui/fakes/profiles.ts";

const hjorring = builtIn("tarok");
const ours: RuleProfile = {
  ...hjorring,
  id: "ours",
  rules: { ...HJORRING, name: "Vores", funding: 30 } as RuleProfile["rules"],
  builtIn: false,
};
const ids = ({ choices }: ReturnType<typeof firstRules>) => choices.map(({ id }) => id);

test("the first evening of all starts with what the game brings, and there is nothing to choose", () => {
  const first = firstRules([hjorring], undefined);
  expect([ids(first), first.usual]).toEqual([[hjorring.id], hjorring.id]);
});

test("the next one starts with the profile of the last one, whatever the order of the keys", () => {
  const { name, ...rest } = ours.rules;
  const first = firstRules([hjorring, ours], { ...rest, name });
  expect([ids(first), first.usual]).toEqual([[hjorring.id, "ours"], "ours"]);
});

test("the club's own as they are now, where they were changed since; the last evening's can be had again", () => {
  const last = { ...HJORRING, name: "Vores" };
  const first = firstRules([hjorring, ours], last);
  expect([ids(first), first.usual]).toEqual([[hjorring.id, "ours", AS_LAST], "ours"]);
  expect(first.choices[2]?.rules).toBe(last);
});

test("rules that no profile has go on as they were", () => {
  const first = firstRules([hjorring], { ...HJORRING, name: "Hjørring" } as RuleProfile["rules"]);
  expect(first.usual).toBe(hjorring.id);
  const changed = firstRules([hjorring], { ...HJORRING, tout: 100 } as RuleProfile["rules"]);
  expect(changed.usual).toBe(AS_LAST);
});
