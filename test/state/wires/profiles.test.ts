import { expect, test } from "vitest";
import { builtInId } from "../../../src/model/index.ts";
import { HJORRING } from "../../../src/rules/index.ts";
import type { App, RuleProfile } from "../../../src/state/index.ts";
import { anApp, aStore, until } from "../../support/app.ts";

const profiles = async (app: App, found: (all: readonly RuleProfile[]) => boolean = () => true) =>
  (await until(app.profiles.all, (all) => all !== null && found(all))) ?? [];
const names = (all: readonly RuleProfile[]) => all.map(({ rules }) => rules.name);

async function withCopy() {
  const app = anApp(await aStore());
  const [hjorring] = await profiles(app);
  if (!hjorring) throw new Error("no rules");
  const copied = await app.profiles.copy(hjorring, "Vores");
  if (!copied.ok) throw new Error("not copied");
  const find = async () => {
    const own = (await profiles(app, (all) => all.some(({ id }) => id === copied.value))).find(
      ({ id }) => id === copied.value,
    );
    if (!own) throw new Error("no copy");
    return own;
  };
  return { app, hjorring, own: await find() };
}

test("every game has its own rules before anything is stored, and they cannot be changed", async () => {
  const app = anApp(await aStore());
  const [hjorring, ...others] = await profiles(app);
  expect([hjorring?.id, hjorring?.builtIn, hjorring?.rules]).toEqual([builtInId("tarok"), true, HJORRING]);
  expect(others.every(({ builtIn }) => builtIn)).toBe(true);
  if (hjorring) expect((await app.profiles.save(hjorring)).ok).toBe(false);
});

test("a copy is the club's own: changed, renamed and confirmed under its id, the pattern stays", async () => {
  const { app, hjorring, own } = await withCopy();
  expect(own.rules).toEqual({ ...HJORRING, name: "Vores" });
  const rules = { ...HJORRING, name: "Klubbens", tout: 100 };
  expect((await app.profiles.save({ ...own, rules, confirmed: ["pagatHome"] })).ok).toBe(true);
  const all = await profiles(app, (now) => names(now).includes("Klubbens"));
  expect(all.find(({ id }) => id === own.id)).toEqual({ ...own, rules, confirmed: ["pagatHome"] });
  expect(all[0]).toEqual(hjorring);
});

test("what cannot be is told at its place, and not stored", async () => {
  const { app, own } = await withCopy();
  const rules = { ...HJORRING, tout: 10_001, splitUnit: 0 };
  const problems = app.profiles.check("tarok", rules);
  expect(problems.map(({ code, path }) => [code, path])).toEqual([
    ["amount", ["tout"]],
    ["amount", ["splitUnit"]],
  ]);
  const saved = await app.profiles.save({ ...own, rules });
  expect(saved.ok ? [] : saved.error).toMatchObject({ kind: "problems", problems: [{ path: ["rules", "tout"] }, {}] });
});

test("one that was removed is back once it is saved again", async () => {
  const { app, own } = await withCopy();
  await app.profiles.remove(own.id);
  await profiles(app, (all) => all.every(({ builtIn }) => builtIn));
  await app.profiles.save(own);
  expect(await profiles(app, (all) => names(all).includes("Vores"))).toContainEqual(own);
});

test("the club's own stand by their names after the built-in one of their game", async () => {
  const { app, hjorring } = await withCopy();
  for (const name of ["Ålborg", "Fynsk"]) await app.profiles.copy(hjorring, name);
  const all = await profiles(app, (now) => now.length === 5);
  expect(names(all).slice(0, 4)).toEqual(["Hjørring", "Fynsk", "Vores", "Ålborg"]);
});
