import { screen } from "@testing-library/preact";
import { beforeAll, describe, expect, test } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import { held, playerAccount } from "../../../src/model/index.ts";
import Display from "../../../src/ui/screens/display/index.tsx";
import { speak } from "../../../src/ui/words.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { draw } from "../draw.tsx";
import { appWith } from "../fakes/app.ts";
import { fakeEvening } from "../fakes/evening.ts";
import { fakeRecording } from "../fakes/recording.ts";

beforeAll(async () => speak(await loadWords("da")));

const { file } = CLUB_EVENING;

function display(deals: number, end: typeof file.end = null) {
  const live = fakeEvening({ ...file, id: "club", end, entries: file.entries.slice(0, deals) });
  draw(<Display params={{ id: "club" }} />, appWith(live, { record: (_, __, at) => fakeRecording(live, at) as never }));
  return live;
}

const text = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll("\u2212", "-").replace(/\s+/g, " ").trim();
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(text);

describe("the display", () => {
  test("says who deals, who sits out, what everyone holds and what the last deal gave them", () => {
    const live = display(1);
    const { books, seats } = live.now.value;
    const [dealt] = live.lines.value;
    const balances = seats.map((id) => String(held(books, playerAccount(id))));
    expect(texts(".display-balance")).toEqual(balances);
    expect(dealt?.transfers.length).toBeGreaterThan(0);
    expect(texts(".display-seats li").filter((seat) => seat?.includes("giver"))).toHaveLength(1);
    expect(texts(".display-seats li").filter((seat) => seat?.includes("sidder over"))).toHaveLength(1);
    expect(texts(".display-seats li").every((seat) => seat?.includes("sidst"))).toBe(true);
    expect(text(screen.getByRole("heading", { level: 1 }))).toBe("Spil 2");
    expect(text(document.querySelector(".display-turn"))).toMatch(/^\S+ blander til næste$/);
  });

  test("tells the arrows as sentences, and draws as many", () => {
    display(1);
    expect(texts(".display-payments li").length).toBeGreaterThan(0);
    const drawn = document.querySelectorAll(".is-across .display-arrow");
    expect(drawn).toHaveLength(texts(".display-payments li").length);
    expect(text(document.querySelector(".display-put"))).toMatch(/ lagde \d+ i /);
  });

  test("before the first deal there is nothing to tell of it", () => {
    display(0);
    expect(texts(".display-payments li, .display-put, .display-net")).toEqual([]);
  });

  test("of an evening that is over nobody deals", () => {
    display(2, { at: "2026-10-24T23:30:00+02:00" });
    expect(text(screen.getByRole("heading", { level: 1 }))).toBe("Skærm");
    expect(texts(".display-dealer, .display-out, .display-turn")).toEqual([]);
  });
});
