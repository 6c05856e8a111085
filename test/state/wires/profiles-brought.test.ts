import { expect, test } from "vitest";
import { builtInId, type Profile } from "../../../src/model/index.ts";
import { HJORRING } from "../../../src/rules/index.ts";
import { broughtProfiles } from "../../../src/state/wires/data/profiles.ts";

const profile = (id: string, rules: Record<string, unknown>, ...confirmed: string[]): Profile => ({
  id,
  game: "tarok",
  rules: { ...HJORRING, ...rules },
  ...(confirmed.length > 0 && { confirmed }),
});
let ids = 0;
const bring = (file: Profile[], here: Profile[]) => broughtProfiles(file, here, () => `new ${++ids}`);
/** Everything that is there after the import. */
const after = (file: Profile[], here: Profile[]): Profile[] => {
  const { brought } = bring(file, here);
  return [...here.filter(({ id }) => brought.every((one) => one.id !== id)), ...brought];
};

test("an emptied drawer gets back every profile as it was, two with the same rules too", () => {
  const file = [profile("a", { name: "Vores" }, "pagatHome"), profile("b", { name: "Vores igen" })];
  expect(bring(file, [])).toEqual({ brought: file, added: ["Vores", "Vores igen"], leftOut: [] });
  expect(bring(file, file)).toEqual({ brought: [], added: [], leftOut: [] });
});

test("rules changed here and in the file are both kept, and the same file brings nothing a second time", () => {
  const mine = profile("a", { name: "Vores", tout: 100 });
  const theirs = profile("a", { name: "Vores", tout: 120 });
  const all = after([theirs], [mine]);
  expect(all.map(({ rules }) => [rules["name"], rules["tout"]])).toEqual([
    ["Vores", 100],
    ["Vores 2", 120],
  ]);
  expect(all[0]).toEqual(mine);
  expect(bring([theirs], all)).toEqual({ brought: [], added: [], leftOut: [] });
});

test("the same rules under another name keep the name they have here, and what either confirmed", () => {
  const mine = profile("a", { name: "Vores" }, "pagatHome");
  const { brought, added } = bring([profile("a", { name: "Klubbens" }, "lastTrick", "pagatHome")], [mine]);
  expect([brought, added]).toEqual([[profile("a", { name: "Vores" }, "pagatHome", "lastTrick")], []]);
});

test("rules are called as their name was meant", () => {
  expect(bring([profile("a", { name: " Vo\u200Bres " })], []).added).toEqual(["Vores"]);
});

test("rules that cannot be are named and stay out, and nothing takes the place of the built-in ones", () => {
  const file = [profile("a", { tout: -1 }), profile("b", { more: 1 }), profile(builtInId("tarok"), { tout: 0 })];
  const { brought, added, leftOut } = bring(file, []);
  expect([brought, added]).toEqual([[], []]);
  expect(leftOut.map(({ name, problems }) => [name, problems.map(({ path }) => path.join("."))])).toEqual([
    [HJORRING.name, ["rules.tout"]],
    [HJORRING.name, ["rules.more"]],
    [HJORRING.name, ["id"]],
  ]);
});
