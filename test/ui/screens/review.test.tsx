import { fireEvent, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import type { Evening } from "../../../src/model/index.ts";
import { go, here, replace, startRouter } from "../../../src/ui/router.ts";
import { match } from "../../../src/ui/routes.ts";
import Review from "../../../src/ui/screens/review/index.tsx";
import { speak } from "../../../src/ui/words.ts";
import { CASES, CLUB_EVENING } from "../../support/cases.ts";
import { followed } from "../../support/world.ts";
import { draw } from "../draw.tsx";
import { appWith } from "../fakes/app.ts";
import { type FakeEvening, fakeEvening } from "../fakes/evening.ts";

beforeAll(async () => speak(await loadWords("da")));
let stop = () => {};
beforeEach(() => {
  replace("#/evening/club/review");
  stop = startRouter();
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const file: Evening = { ...CLUB_EVENING.file, id: "club", end: null, entries: CLUB_EVENING.file.entries.slice(0, 3) };
const ended: Evening = { ...file, end: { at: "2026-10-24T23:30:00+02:00" } };

const Here = () => <Review params={match(here.value.path)?.params ?? {}} />;
function review(live: FakeEvening = fakeEvening(file)): FakeEvening {
  draw(<Here />, appWith(live));
  return live;
}
const shown = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll("\u2212", "-").replace(/\s+/g, " ").trim();
const title = () => shown(document.querySelector(".rv-what h2"));
const seats = () => [...screen.getByRole("list", { name: "Ved bordet" }).children].map(shown);
const slider = () => screen.getByRole("slider", { name: "Hvor i aftenen" }) as HTMLInputElement;
const slide = (to: number) => fireEvent.input(slider(), { target: { value: String(to) } });
const tap = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const addressIs = (path: string) => waitFor(() => expect(here.value.path).toBe(path));

describe("an evening looked back at", () => {
  test("begins with the funding", () => {
    review();
    expect(title()).toBe("Åbning");
    expect(seats()).toEqual(["Anders", "Birgit", "Søren", "Åse"].map((name) => `${name} saldo -40, flyttet -40`));
    expect(shown(document.querySelector(".rv-pots"))).toBe("Pagatkop 0 → 80Kongekop 0 → 80");
    expect(screen.getByText("Aftenen begynder. Kopperne funderes.")).toBeDefined();
  });

  test("shows at a deal the table, who dealt and sat out, and what happened in the sentences of the book", () => {
    review();
    slide(1);
    expect(title()).toBe("Spil 1 af 3");
    expect(slider().getAttribute("aria-valuetext")).toBe("Spil 1 af 3");
    expect(seats()).toEqual([
      "Anders saldo 5, flyttet +45",
      "Birgit, Kortgiver saldo -60, flyttet -20",
      "Søren saldo -80, flyttet -40",
      "Åse saldo -40 sidder over",
    ]);
    expect(screen.getByText(/Anders tager sidste stik\./, { selector: ".rv-what p" })).toBeDefined();
    const headings = [...document.querySelectorAll(".rv-what h3")].map(shown);
    expect(headings[0]).toBe("Kortgivers indskud");
    expect(screen.getByRole("link", { name: "Se det i bogen" }).getAttribute("href")).toBe("#/evening/club/book/d1");
  });

  test("goes on and back by keys of the screen and of the keyboard, and no further than it is long", () => {
    review();
    tap("Næste");
    fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(title()).toBe("Spil 2 af 3");
    tap("Forrige");
    expect(title()).toBe("Spil 1 af 3");
    fireEvent.keyDown(document.body, { key: "ArrowLeft" });
    fireEvent.keyDown(document.body, { key: "ArrowLeft" });
    expect(title()).toBe("Åbning");
    slide(3);
    tap("Næste");
    expect(title()).toBe("Spil 3 af 3");
  });

  test("ends with the pots shared, which leads to the settlement", () => {
    const live = review(fakeEvening(ended));
    slide(4);
    expect(title()).toBe("Til sidst");
    const { points } = live.outcome.value;
    expect(seats().map((seat) => Number(/saldo (-?\d+)/.exec(seat ?? "")?.[1]))).toEqual(Object.values(points));
    expect(document.querySelector(".rv-what a")?.getAttribute("href")).toBe("#/evening/club/settle");
  });

  test("has the curve of all balances with the moment marked, also as a table", () => {
    review();
    slide(2);
    const curve = document.querySelector(".chart") as HTMLElement;
    expect(shown(curve.querySelector(".chart-read"))).toContain("Spil 2 af 3Anders");
    fireEvent.click(within(curve).getByRole("button", { name: "Tallene som tabel" }));
    const [first] = within(curve).getAllByRole("row").slice(1);
    expect(shown(first)).toBe("Åbning-40-40-40-40");
  });
});

test("an evening of the other game is looked back at by its own words", () => {
  const [, rounds] = CASES.find(([, one]) => one.file.game !== file.game) ?? [];
  const other = { ...rounds?.file, id: "club" } as Evening;
  draw(<Here />, appWith(followed(other).evening));
  slide(other.entries.findIndex(({ type }) => type === "round") + 1);
  const all = other.entries.filter(({ type }) => type === "round").length;
  expect(title()).toBe(`Runde 1 af ${all}`);
  expect(shown(document.querySelector(".rv-pots"))).toMatch(/^Pulje/);
  fireEvent.click(screen.getByRole("button", { name: "Tallene som tabel" }));
  expect(screen.getByRole("columnheader", { name: "Runde" })).toBeDefined();
  expect(screen.getByRole("link", { name: /^Bedste runde/ })).toBeDefined();
});

describe("the moment", () => {
  test("is in the address, in place of the one before", async () => {
    review();
    const { trail } = here.value;
    slide(1);
    slide(2);
    await addressIs("/evening/club/review/d2");
    expect(here.value.trail).toEqual(trail);
  });

  test("of an address is the one that is shown, the end too", () => {
    replace("#/evening/club/review?at=end");
    review(fakeEvening(ended));
    expect(title()).toBe("Til sidst");
  });

  test("follows a link to another one, from whose heading one reads on", async () => {
    replace("#/evening/club/review/d1");
    review();
    go("#/evening/club/review/d3");
    await waitFor(() => expect(title()).toBe("Spil 3 af 3"));
    expect(document.activeElement).toBe(document.querySelector(".rv-what h2"));
    await addressIs("/evening/club/review/d3");
  });

  test("stays where it is while the evening runs on", async () => {
    const live = review();
    slide(3);
    await live.apply({ kind: "add", entry: { ...CLUB_EVENING.file.entries[3] } as Evening["entries"][number] });
    await waitFor(() => expect(title()).toBe("Spil 3 af 4"));
    tap("Næste");
    expect(title()).toBe("Spil 4 af 4");
  });
});

describe("the evening in numbers", () => {
  const whole = { ...CLUB_EVENING.file, id: "club" };
  const numbers = () => [...document.querySelectorAll(".rv-story > ul > li")].map(shown);

  test("names its records and counts what its game counts, whose and where", () => {
    review(fakeEvening(whole));
    expect(numbers()).toEqual([
      "Største kopÅse · Kongekop · spil 23+630",
      "Bedste spilSøren · spil 19+710",
      "Dyreste spilÅse · spil 19-720",
      "Længste stimeAnders · 4 spil med gevinst · til spil 8",
      "Ultimo4",
      "Bagud3",
      "Nolo2",
      "Bøder2",
      "Bøder i kopperne120",
    ]);
  });

  test("leads to the deal of a record, and to each of several", () => {
    review(fakeEvening(whole));
    expect(screen.getByRole("link", { name: /^Største kop/ }).getAttribute("href")).toBe("#/evening/club/review/d23");
    fireEvent.click(screen.getByRole("button", { name: /^Nolo/ }));
    const deals = [...document.querySelectorAll<HTMLAnchorElement>(".rv-where a")];
    expect(deals.map((link) => [shown(link), link.hash])).toEqual([
      ["Spil 9 · Søren", "#/evening/club/review/d9"],
      ["Spil 25 · Birgit", "#/evening/club/review/d25"],
    ]);
  });

  test("leads at once where something happened only once, and counts nothing that does not fit", () => {
    review(fakeEvening(whole, { faulty: { d9: [{ code: "noloTookTrick", path: ["lastTrick", "winner"] }] } }));
    expect(screen.getByRole("link", { name: /^Nolo Spil 25 · Birgit/ }).getAttribute("href")).toBe(
      "#/evening/club/review/d25",
    );
  });

  test("is not told of an evening in which nothing was played", () => {
    review(fakeEvening({ ...file, entries: [] }));
    expect(document.querySelector(".rv-story")).toBeNull();
  });
});
