import { fireEvent, screen, within } from "@testing-library/preact";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import { builtInId } from "../../../src/model/index.ts";
import { HJORRING, type TarokRules } from "../../../src/rules/tarok/index.ts";
import { here, replace } from "../../../src/ui/router.ts";
import Difference from "../../../src/ui/screens/difference/index.tsx";
import Rules from "../../../src/ui/screens/rules/index.tsx";
import { speak } from "../../../src/ui/words.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { followed } from "../../support/world.ts";
import { draw } from "../draw.tsx";
import { appWith, fakeApp } from "../fakes/app.ts";
import { builtIn, fakeProfiles } from "../fakes/profiles.ts";

beforeAll(async () => speak(await loadWords("da")));
beforeEach(() => replace("#/rules"));

const ours = { ...builtIn("tarok"), id: "ours", rules: { ...HJORRING, name: "Vores", tout: 100 }, builtIn: false };

const open = (profile?: string, profiles = fakeProfiles(ours)) => {
  draw(<Rules params={profile === undefined ? {} : { profile }} />, fakeApp({ profiles }));
  return { profiles, own: () => profiles.all.value?.find(({ id }) => id === "ours") };
};
const key = (name: string | RegExp) => screen.findByRole("button", { name });
const tap = async (...names: readonly (string | RegExp)[]) => {
  for (const name of names) fireEvent.click(await key(name));
};
const type = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

test("every set of rules is listed under its game, the club's own with how far they are apart", () => {
  open();
  const links = screen.getAllByRole("link").map((link) => link.textContent);
  expect(links).toEqual(
    expect.arrayContaining(["HjørringKan kopieres, men ikke rettes", "Vores1 afvigelse fra Hjørring", "Se forskelle"]),
  );
});

test("the game's own cannot be changed, and are copied to the club's", async () => {
  const { profiles } = open(builtInId("tarok"));
  await key("Lav klubbens egne ud fra disse");
  expect(screen.queryByRole("textbox")).toBeNull();
  await tap("Lav klubbens egne ud fra disse");
  await expect.poll(() => here.value.path).toBe(`/rules/copy%20of%20built-in%20tarok`);
  expect(profiles.all.value?.at(-1)?.rules).toEqual({ ...HJORRING, name: "Klubbens regler" });
});

describe("the club's own rules", () => {
  test("are changed, the default beside what differs, and renamed in one go", async () => {
    const { own } = open("ours");
    await key("Intet er ændret");
    expect(screen.getByText(/Ellers 80\./)).toBeTruthy();
    type(/^Fundering/, "25");
    type(/^Reglernes navn/, "Klubbens");
    await tap("Gem reglerne");
    await expect.poll(() => own()?.rules).toEqual({ ...HJORRING, name: "Klubbens", tout: 100, funding: 25 });
    expect((await screen.findByRole("status")).textContent).toContain("Reglerne er gemt.");
    expect(here.value.path).toBe("/rules");
    type(/^Fundering/, "26");
    expect(screen.queryByText("Reglerne er gemt.")).toBeNull();
  });

  test.each([
    [/^Fundering/, "mange", "Skriv et helt tal."],
    [/^Fundering/, "10001", "Tallet er for stort eller for lille."],
    [/^Reglernes navn/, " ", "Skriv et navn."],
    [/^Reglernes navn/, "Hjørring", "Der er andre regler med det navn."],
  ])("cannot be %s %s, and the field says why", async (label, value, why) => {
    const { own } = open("ours");
    await key("Intet er ændret");
    type(label, value);
    expect(await screen.findByText(why)).toBeTruthy();
    await tap("Ret det, der er forkert");
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(own()).toEqual(ours);
  });

  test("lose the † of an amount that is confirmed, and of one that is the club's own", async () => {
    const { own } = open("ours");
    await tap(/^† Ikke i hæftet/);
    expect(screen.getByLabelText(/^Pagaten hjem†/)).toBeTruthy();
    fireEvent.click(screen.getByRole("switch", { name: "Pagaten hjem" }));
    expect(screen.getByLabelText(/^Pagaten hjem[^†]/)).toBeTruthy();
    await tap("Bekræft dem alle", "Gem reglerne");
    await expect.poll(() => own()?.confirmed.length).toBe(10);
    expect(own()?.confirmed).toContain("ultimo.king");
  });

  test("are deleted at one tap and brought back at another", async () => {
    const { profiles, own } = open("ours");
    await tap("Slet reglerne");
    await expect.poll(own).toBeUndefined();
    draw(<Rules params={{}} />, fakeApp({ profiles }));
    await screen.findByText("Vores er slettet.");
    await tap("Fortryd");
    await expect.poll(own).toEqual(ours);
  });
});

const rows = () => screen.getAllByRole("row").map((row) => row.textContent);

test("two sets of rules are compared by what differs alone", () => {
  draw(<Difference params={{ one: "ours" }} />, fakeApp({ profiles: fakeProfiles(ours) }));
  expect(rows()).toEqual(["RegelVoresHjørring", "Tout10080"]);
  const other = within(screen.getByRole("group", { name: "Sammenlignet med" }));
  fireEvent.click(other.getByRole("button", { name: "Vores" }));
  expect(screen.getByRole("status").textContent).toBe("Ingen forskelle.");
});

test("an evening's own rules are compared with a profile", async () => {
  const rules: TarokRules = { ...HJORRING, lastTrickPaidOnBagud: true };
  const { evening } = followed({ ...CLUB_EVENING.file, rules });
  draw(<Difference params={{ id: evening.id }} />, appWith(evening, { profiles: fakeProfiles(ours) }));
  expect(rows()).toEqual(["RegelAftenens reglerHjørring", "Sidste stik betales ved bagudJaNej"]);
  await tap("Vores");
  expect(rows()).toHaveLength(3);
});
