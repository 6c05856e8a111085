import { beforeAll, beforeEach, expect, test } from "vitest";
import { loadWords } from "../../src/i18n/index.ts";
import { cameFrom } from "../../src/ui/came-from.ts";
import { paths } from "../../src/ui/paths.ts";
import { go, replace } from "../../src/ui/router.ts";
import { speak } from "../../src/ui/words.ts";

beforeAll(async () => speak(await loadWords("da")));
beforeEach(() => {
  history.replaceState({}, "", "#/reached-by-nothing");
});

test.each([
  { passed: [paths.start, paths.settings(), paths.money()], to: paths.settings(), label: "Menu" },
  { passed: [paths.settings(), paths.start, paths.evenings()], to: paths.start, label: "Kongekop" },
  { passed: [paths.settings(), paths.settings("club"), paths.people()], to: paths.settings(), label: "Menu" },
  { passed: [paths.start, paths.settle("a"), paths.money()], to: paths.settle("a"), label: "Afregning" },
  { passed: [paths.start, paths.money(), paths.night("n")], to: paths.money(), label: "Mellemregning" },
  { passed: [paths.settings(), paths.money(), paths.money("ida"), paths.money()], to: paths.settings(), label: "Menu" },
  { passed: [paths.start, paths.people("an"), paths.person("p")], to: paths.people("an"), label: "Spillere" },
  { passed: [paths.people(), paths.editPerson("p"), paths.person("p")], to: paths.editPerson("p"), label: "Ret" },
  { passed: [paths.seasons("s"), paths.person("p", "s")], to: paths.seasons("s"), label: "Stilling" },
  { passed: [paths.people(), paths.person("p"), paths.person("q")], to: paths.people(), label: "Spillere" },
  {
    passed: [paths.settings(), paths.people(), paths.editPerson("p"), paths.people()],
    to: paths.settings(),
    label: "Menu",
  },
])("back from the last of $passed leads to $to", ({ passed: [first = "", ...others], to, label }) => {
  replace(first);
  for (const one of others) go(one);
  expect(cameFrom()).toEqual({ to, label });
});
