import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { append, open } from "../../src/ledger/index.ts";
import { type Books, type Evening, type GameId, type PlayerId, points } from "../../src/model/index.ts";
import type { Deal, TarokState } from "../../src/rules/index.ts";
import { newDraft, type RecordingContext, type Tap, tapId } from "../../src/rules/tarok/recording/index.ts";
import type { TarokRules } from "../../src/rules/tarok/rules.ts";
import { tapsFor } from "../support/taps.ts";
import { stored } from "./steps.ts";

/** One tap of a person on the table's screen. */
export const tapKey = (page: Page, id: string): Promise<void> => page.locator(`[data-tap="${id}"]`).first().click();

/** What the keys say that choose the game of an evening. */
const GAMES: Readonly<Record<GameId, RegExp>> = { tarok: /^Tarok/, triomphe: /^Triomphe/ };

/** Sets up an evening like a file's through the screen of a new evening, and answers the ids that the app gave its players. */
export async function setUp(
  page: Page,
  { game, players, firstDealer, place, money, jetons }: Evening,
): Promise<string[]> {
  await page
    .getByRole("link", { name: /Ny aften|Start en aften/ })
    .first()
    .click();
  await page.getByRole("button", { name: GAMES[game] }).click();
  for (const { name } of players) {
    await page.getByLabel("Nyt navn").fill(name);
    await page.getByRole("button", { name: "Tilføj" }).click();
  }
  const dealer = players.find(({ id }) => id === firstDealer)?.name ?? "";
  await page.locator(".first-dealer").getByRole("button", { name: dealer }).click();
  await page.getByRole("button", { name: /^Pris, jetons, sted og dato/ }).click();
  await page.getByLabel("Pris pr. point").fill(String(money.minorPerPoint));
  await page.getByRole("button", { name: `${money.roundToMinor} øre`, exact: true }).click();
  await page.getByLabel("Jetons til hver fra start").fill(String(jetons.issued));
  await page.getByLabel("Sted").fill(place ?? "");
  await page.getByRole("button", { name: "Start aftenen" }).click();
  await page.locator("main.surface").waitFor();
  return idsOf(
    page,
    players.map(({ name }) => name),
  );
}

/** The ids of players by their names, from the keys that name them. */
async function idsOf(page: Page, names: readonly string[]): Promise<string[]> {
  const documents = (await stored(page, "evenings")) as { document: Evening }[];
  const players = documents.flatMap(({ document }) => document.players);
  return names.map((name) => players.find((player) => player.name === name)?.id ?? "");
}

/** The same evening with other ids for its players. */
export function withIds(file: Evening, ids: readonly string[]): Evening {
  const other = new Map<unknown, string>(file.players.map(({ id }, i) => [id, ids[i] ?? id]));
  return JSON.parse(JSON.stringify(file), (_, value) => other.get(value) ?? value);
}

/** Where the next deal of an evening stands when the entries before it are recorded. */
export function contextOf(evening: Evening, before: number): RecordingContext {
  let { state } = open(evening);
  for (const entry of evening.entries.slice(0, before)) state = append(evening, state, entry).state;
  return {
    players: new Set(evening.players.map(({ id }) => id)),
    rules: evening.rules as TarokRules,
    state: state as TarokState,
    potsKnown: true,
    number: before + 1,
    recorder: null,
  };
}

/** The taps that record a deal, the one that saves apart. */
export function tapsOf(evening: Evening, index: number): readonly Tap[] {
  const context = contextOf(evening, index);
  const draft = newDraft(context, { entry: "e", revision: "r" });
  return tapsFor(evening.entries[index] as Deal, draft, context);
}

/** Taps a deal and saves it; answers how many taps that took. */
export async function recordDeal(page: Page, evening: Evening, index: number): Promise<number> {
  const taps = tapsOf(evening, index);
  for (const tap of taps) await tapKey(page, tapId(tap));
  await tapKey(page, "save");
  await shows(page, index + 2);
  return taps.length + 1;
}

/** The number that a text shows. */
export const numberIn = (text: string): number =>
  Number(text.replace("−", "-").replaceAll(".", "").match(/-?\d+/)?.[0]);

/** What the screen says everybody and both cups hold. */
export async function booksShown(page: Page, { players }: Evening): Promise<Books> {
  const cups = await page.locator(".pot .cup").allInnerTexts();
  const held = async (name: string): Promise<number> => {
    const column = page.locator(`section.col[aria-label="${name}"] .balance`);
    if ((await column.count()) > 0) return numberIn((await column.textContent()) ?? "");
    return numberIn((await page.locator(".strip .out > span", { hasText: name }).textContent()) ?? "");
  };
  const balances = await Promise.all(players.map(async ({ id, name }) => [id, points(await held(name))] as const));
  const [pagat = "", king = ""] = cups;
  return {
    players: Object.fromEntries(balances) as Record<PlayerId, ReturnType<typeof points>>,
    pots: { pagat: points(numberIn(pagat)), king: points(numberIn(king)) },
    difference: points(0),
  };
}

/** Everything as the app exports it. */
export async function exported(page: Page): Promise<{ evenings: Evening[] }> {
  await page.goto(`${page.url().split("#")[0]}#/settings/data`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Gem filen" }).click(),
  ]);
  return JSON.parse(await readFile(await download.path(), "utf8"));
}

/** A plain deal of the table as it stands: the winner of the last trick and two counts, without saving it. */
export async function tapPlainDeal(page: Page): Promise<void> {
  await page.locator(".key.last").first().click();
  for (const digit of [2, 8, 2, 9]) await tapKey(page, `digit:${digit}`);
}

/** Which deal the screen shows. */
export const dealShown = async (page: Page): Promise<number> =>
  numberIn((await page.locator("h1.deal").textContent()) ?? "");

/** Waits until the screen shows a deal. */
export const shows = (page: Page, number: number): Promise<void> =>
  page.locator("h1.deal", { hasText: new RegExp(`^Spil ${number}(?!\\d)`) }).waitFor();

/** Opens the evening that is running from the start, as its owner does after a restart. */
export async function goOn(page: Page, number: number): Promise<void> {
  await page.getByRole("link", { name: `Fortsæt spil ${number}` }).click();
  await shows(page, number);
}
