import type { Page } from "playwright-core";
import { append, open } from "../../src/ledger/index.ts";
import { type Evening, held, playerAccount, points } from "../../src/model/index.ts";
import { toTheRight } from "../../src/rules/seats.ts";
import { FORCEE, type Round } from "../../src/rules/triomphe/index.ts";
import { roundTaps } from "../support/triomphe.ts";
import { expect, test } from "./browser.ts";
import { numberIn, setUp, tapKey, withIds } from "./recorder.ts";
import { eveningOfEight, showsRound } from "./rounds.ts";
import { visit } from "./steps.ts";

const ROUNDS = 12;

/** The first twelve rounds of the evening of eight, by the rules that a new evening has, for money that its keys offer. */
function twelve(): Evening {
  const file = { ...eveningOfEight(), rules: FORCEE, jetons: { issued: points(300) } };
  const money = { currency: "DKK", minorPerPoint: 10, roundToMinor: 50 };
  return { ...file, money, entries: file.entries.filter(({ type }) => type === "round").slice(0, ROUNDS) };
}

/** Taps a round and saves it. */
async function recordRound(page: Page, round: Round, proposed: string, number: number): Promise<void> {
  for (const id of [...roundTaps(round, proposed), "save"]) await tapKey(page, id);
  await showsRound(page, number + 1);
}

test("an evening of eight: set up, twelve rounds by taps, the book, the settlement", async ({ page }) => {
  const file = twelve();
  const evening = withIds(file, await setUp(page, file));
  await showsRound(page, 1);
  let { state } = open(evening);
  let due = evening.firstDealer;
  for (const [i, entry] of evening.entries.entries()) {
    const round = entry as Round;
    await recordRound(page, round, due, i + 1);
    due = toTheRight(evening.seats, round.dealer);
    state = append(evening, state, entry).state;
  }
  for (const { id, name } of evening.players) {
    const shown = await page.locator(`section.seat[aria-label="${name}"] .balance`).textContent();
    expect(numberIn(shown ?? "")).toBe(held(state.books, playerAccount(id)));
  }

  await visit(page, "#/");
  await page.getByRole("link", { name: `Fortsæt runde ${ROUNDS + 1}` }).click();
  await showsRound(page, ROUNDS + 1);
  await tapKey(page, "book");
  await page.getByRole("button", { name: /^Runde 12\./ }).waitFor();
  await page.goBack();
  await tapKey(page, "more");
  await tapKey(page, "settle");
  await page.getByRole("button", { name: "Afslut aftenen" }).click();
  await page.getByText(/så er alle kvit/).waitFor();
  expect(await page.getByText("kopper").count()).toBe(0);
});

test("a round with Death is three taps; with one card shown and five tricks it is eight", async ({ page }) => {
  const file = twelve();
  const [a = "", b = "", c = ""] = await setUp(page, file);
  await page.evaluate(() => {
    document.documentElement.dataset["taps"] = "0";
    addEventListener("click", () => {
      const { dataset } = document.documentElement;
      dataset["taps"] = String(Number(dataset["taps"]) + 1);
    });
  });
  const counted = () => page.evaluate(() => Number(document.documentElement.dataset["taps"]));
  for (const id of [`person:${b}`, `death:${b}`, "save"]) await tapKey(page, id);
  await showsRound(page, 2);
  expect(await counted()).toBe(3);
  const tricks = [a, b, c, b, a].map((id) => `trick:${id}`);
  for (const id of [`person:${c}`, `show:${c}:fool`, ...tricks, "save"]) await tapKey(page, id);
  await showsRound(page, 3);
  expect((await counted()) - 3).toBe(8);
});
