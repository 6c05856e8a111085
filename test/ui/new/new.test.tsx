import { signal } from "@preact/signals";
import { fireEvent, render, screen, within } from "@testing-library/preact";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import { err, ok, points } from "../../../src/model/index.ts";
import { HJORRING } from "../../../src/rules/tarok/index.ts";
import type { App, NewEvening } from "../../../src/state/index.ts";
import { here, replace } from "../../../src/ui/router.ts";
import { ChanceContext } from "../../../src/ui/screens/new/chance.ts";
import New from "../../../src/ui/screens/new/index.tsx";
import { AppContext } from "../../../src/ui/use-app.ts";
import { speak } from "../../../src/ui/words.ts";
import { fakeApp } from "../fakes/app.ts";
import { memoryDrafts } from "../fakes/drafts.ts";
import { builtIn, fakeProfiles } from "../fakes/profiles.ts";

beforeAll(async () => speak(await loadWords("da")));
beforeEach(() => replace("#/new"));

const people = ["Inger", "Poul", "Karen", "Børge", "Bo"].map((name) => ({ id: name, name, archived: false }));

const last: NewEvening = {
  game: "tarok",
  startedAt: "2026-11-23T19:00+01:00",
  money: { currency: "DKK", minorPerPoint: 25, roundToMinor: 100 },
  jetons: { issued: points(300) },
  rules: { ...HJORRING, name: "Klubbens" },
  players: people.slice(0, 4).map(({ id, name }) => ({ id, name })),
  seats: ["Inger", "Poul", "Karen", "Børge"],
  firstDealer: "Inger",
  place: "Klubhuset",
};

function open(keys: Partial<App> = {}) {
  const started: NewEvening[] = [];
  const app = fakeApp({
    people: signal(people),
    startEvening: (evening) => {
      started.push(evening);
      return Promise.resolve(ok("e1"));
    },
    ...keys,
  });
  render(
    <AppContext.Provider value={app}>
      <ChanceContext.Provider value={(n) => n - 1}>
        <New />
      </ChanceContext.Provider>
    </AppContext.Provider>,
  );
  return { started };
}

const key = (name: string | RegExp) => screen.getByRole("button", { name });
const tap = async (...names: readonly (string | RegExp)[]) => {
  for (const name of names) fireEvent.click(await screen.findByRole("button", { name }));
};
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
/** Names that stand at the table; the pickers below it have the same. */
const atTable = () =>
  within(screen.getByRole("list"))
    .queryAllByRole("button")
    .map((seat) => seat.textContent);

describe("the price and place of the last evening", () => {
  test("are one tap away where the settings say otherwise, and nothing else is taken over", async () => {
    open({ lastTables: { tarok: signal({ ...last, club: "Klubben" }), triomphe: signal(null) } });
    expect(await screen.findByText(/^10 øre pr\. point/)).toBeTruthy();
    fireEvent.click(screen.getByText("Som sidst: 25 øre · afrundet til 1,00 kr. · Klubben · Klubhuset"));
    expect(await screen.findByText("25 øre pr. point, Klubben, Klubhuset")).toBeTruthy();
    expect(screen.queryByText(/Som sidst:/)).toBeNull();
    expect(screen.getByText("Samme bord som sidst")).toBeTruthy();
    expect(document.activeElement?.textContent).toContain("Pris, jetons, sted og dato");
  });

  test("are those of the same game, and are not offered where nothing differs", async () => {
    open({ lastTables: { tarok: signal(null), triomphe: signal(last) } });
    await screen.findByText(/^10 øre pr\. point/);
    expect(screen.queryByText(/Som sidst:/)).toBeNull();
  });
});

describe("a regular table", () => {
  test("starts in two taps, with last time's price, place and rules and a new lot", async () => {
    const { started } = open({ lastTables: { tarok: signal(last), triomphe: signal(null) } });
    await tap("Samme bord som sidst", "Start aftenen");
    expect(started).toEqual([{ ...last, startedAt: "2026-10-24T21:42:00+02:00", firstDealer: "Inger" }]);
    await expect.poll(() => here.value.path).toBe("/evening/e1");
  });

  test("shows what each drew, and asks before lots are drawn again", async () => {
    open({ lastTables: { tarok: signal(last), triomphe: signal(null) } });
    await tap("Samme bord som sidst");
    expect(screen.getByText("Inger trak den højeste tarok, 21, og giver først.")).toBeTruthy();
    expect(atTable()).toEqual(["Inger, giver først trak 21", "Poul trak 20", "Karen trak 19", "Børge trak 18"]);
    await tap("Træk lod igen");
    expect(screen.getByText("Loddet faldt på Inger. Træk om?")).toBeTruthy();
  });
});

describe("a new table", () => {
  test("takes a tap a name, then lots, then the start", async () => {
    const { started } = open();
    await tap("Karen", "Bo", "Inger");
    expect(atTable()).toEqual(["Karen", "Bo", "Inger"]);
    await tap("Træk lod", "Start aftenen");
    expect(started[0]?.seats).toEqual(["Karen", "Bo", "Inger"]);
    expect(started[0]?.rules).toEqual(HJORRING);
  });

  test("says how many are missing, and takes no sixth", async () => {
    open();
    await tap("Karen");
    expect(key("Vælg 2 til")).toBeTruthy();
    await tap("Bo", "Inger", "Poul", "Børge");
    expect(screen.getByText("Bordet er fuldt: 5 spillere.")).toBeTruthy();
  });

  test("has two people change places by two taps", async () => {
    open();
    await tap("Karen", "Bo", "Inger");
    const seat = (name: string) => within(screen.getByRole("list")).getByRole("button", { name });
    fireEvent.click(seat("Karen"));
    expect(await screen.findByText("Karen bytter plads med …")).toBeTruthy();
    fireEvent.click(seat("Inger"));
    await screen.findByText("Tryk på to navne, så bytter de plads.");
    expect(atTable()).toEqual(["Inger", "Bo", "Karen"]);
  });
});

describe("a typed name", () => {
  test("of a guest is all it takes", async () => {
    const { started } = open();
    await tap("Karen", "Bo");
    type("Nyt navn", "  Ib  Hansen ");
    await tap("Tilføj", "Træk lod", "Start aftenen");
    expect(started[0]?.players.at(-1)).toEqual({ id: "id 1", name: "Ib Hansen" });
  });

  test.each([" bo ", "BO", "Bo"])("%j is pointed out and can be the same person", async (name) => {
    open();
    await screen.findByRole("button", { name: "Bo" });
    type("Nyt navn", name);
    await tap("Tilføj");
    expect(await screen.findByText("Bo står allerede på listen.")).toBeTruthy();
    await tap("Det er Bo");
    expect(atTable()).toEqual(["Bo"]);
  });

  test("of somebody else who is called the same is given a mark, and makes no second one of that name", async () => {
    open();
    await screen.findByRole("button", { name: "Bo" });
    type("Nyt navn", "Bo");
    await tap("Tilføj", "En anden: giv et kendetegn");
    const field = screen.getByLabelText<HTMLInputElement>("Nyt navn");
    expect([field.value, document.activeElement === field]).toEqual(["Bo ", true]);
    expect(atTable()).toEqual([]);
    type("Nyt navn", "Bo K");
    await tap("Tilføj");
    expect(atTable()).toEqual(["Bo K"]);
  });

  test("one letter from another is pointed out and can be somebody else", async () => {
    open();
    await screen.findByRole("button", { name: "Bo" });
    type("Nyt navn", "Karin");
    await tap("Tilføj");
    expect(await screen.findByText("Det ligner Karen, som står på listen.")).toBeTruthy();
    await tap("En anden");
    expect(atTable()).toEqual(["Karin"]);
  });
});

test("what is wrong is said beside the field, and the key at the foot leads there", async () => {
  const { started } = open();
  await tap("Karen", "Bo", "Inger", "Træk lod", /Pris, jetons, sted og dato/);
  type("Pris pr. point", "0");
  expect(await screen.findByText("Skriv et tal over 0 og højst 1.000.000, med højst to decimaler.")).toBeTruthy();
  await tap("Ret prisen");
  expect(document.activeElement).toBe(screen.getByLabelText("Pris pr. point"));
  expect(started).toEqual([]);
});

test("an evening kept on paper is started under its own day", async () => {
  const { started } = open();
  await tap("Karen", "Bo", "Inger", "Træk lod", /Pris, jetons, sted og dato/, "En anden dag");
  type("Dato", "2026-10-03");
  type("Klokken", "18:30");
  await tap("Start aftenen");
  expect(started[0]?.startedAt.slice(0, 16)).toBe("2026-10-03T18:30");
});

test("the draft is there again after Back, and gone once the evening has started", async () => {
  const drafts = memoryDrafts();
  open({ draft: drafts.draft });
  await tap("Karen", "Bo", "Inger");
  document.body.replaceChildren();
  open({ draft: drafts.draft });
  await tap("Træk lod", "Start aftenen");
  await screen.findByText("Vælg 3 til 5");
  expect(drafts.kept.size).toBe(0);
});

test("what the drawer could not do is said, and the form stays", async () => {
  open({ startEvening: () => Promise.resolve(err({ kind: "storage", why: "quota" })) });
  await tap("Karen", "Bo", "Inger", "Træk lod", "Start aftenen");
  expect(await screen.findByText(/Telefonen har ikke mere plads/)).toBeTruthy();
  expect(atTable()).toHaveLength(3);
});

test("however often the key is tapped, one evening starts", async () => {
  const { started } = open();
  await tap("Karen", "Bo", "Inger", "Træk lod");
  const start = await screen.findByRole("button", { name: "Start aftenen" });
  fireEvent.click(start);
  fireEvent.click(start);
  expect(started).toHaveLength(1);
});

test("the stake of the game is told beside the price, before the evening begins", async () => {
  open();
  await screen.findByText("Hvem spiller?");
  expect(screen.queryByText(/Indsats/)).toBeNull();
  await tap(/^Triomphe forcée/);
  expect(
    screen.getByRole("button", { name: /^Pris, jetons, sted og dato Indsats 10, 10 øre pr\. point/ }),
  ).toBeDefined();
});

describe("rules", () => {
  const ours = { ...builtIn("tarok"), id: "ours", rules: { ...HJORRING, name: "Vores" }, builtIn: false };
  const rules = () => screen.queryByRole("group", { name: "Hvilke regler?" });
  const chosen = () => rules()?.querySelector("[aria-pressed=true]")?.textContent;

  test("are asked for only where there are several", async () => {
    open();
    await screen.findByText("Hvem spiller?");
    expect(rules()).toBeNull();
  });

  test("are the last evening's profile as it is now, and others at one tap", async () => {
    const { started } = open({
      lastTables: { tarok: signal({ ...last, rules: ours.rules }), triomphe: signal(null) },
      profiles: fakeProfiles(ours),
    });
    await tap("Samme bord som sidst");
    expect(chosen()).toBe("Vores");
    await tap("Hjørring", "Start aftenen");
    expect(started[0]?.rules).toEqual(HJORRING);
  });

  test("of the last evening alone are offered beside the profiles", async () => {
    const { started } = open({
      lastTables: { tarok: signal(last), triomphe: signal(null) },
      profiles: fakeProfiles(ours),
    });
    await tap("Samme bord som sidst");
    expect(chosen()).toBe("Som sidste aften Klubbens");
    await tap("Start aftenen");
    expect(started[0]?.rules).toEqual(last.rules);
  });
});
