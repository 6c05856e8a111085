/**
 * `npm run webkit`: the club's evening of 28 deals recorded by taps in WebKit for GTK, the engine of Safari, with the
 * server gone from the first visit on. WebKit is driven by WebDriver, which the steps of test/e2e do not speak.
 */
import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { Builder, By, until, type WebDriver } from "selenium-webdriver";
import { ensureWebKit } from "../scripts/browser.ts";
import { buildAndServe } from "../scripts/served.ts";
import type { Evening } from "../src/model/index.ts";
import { tapId } from "../src/rules/tarok/recording/index.ts";
import { numberIn, tapsOf, withIds } from "../test/e2e/recorder.ts";
import { CLUB_EVENING } from "../test/support/cases.ts";
import { freePort } from "./free-port.ts";

const { file, expected } = CLUB_EVENING;

/** Milliseconds: after so long what is waited for does not come. */
const PATIENCE = 20_000;

/** After this deal the app is loaded anew. */
const RELOAD_AFTER = 14;

/** A person's hand and eyes in a browser that WebDriver drives. */
class Visitor {
  constructor(readonly driver: WebDriver) {}

  async see(css: string): Promise<void> {
    await this.driver.wait(until.elementLocated(By.css(css)), PATIENCE, css);
  }

  async tap(by: By): Promise<void> {
    const element = await this.driver.wait(until.elementLocated(by), PATIENCE, String(by));
    await this.driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
    await element.click();
  }

  tapKey(id: string): Promise<void> {
    return this.tap(By.css(`[data-tap="${id}"]`));
  }

  /** Taps what says just this. */
  tapText(text: string): Promise<void> {
    return this.tap(By.xpath(`//*[(self::button or self::a) and normalize-space()=${JSON.stringify(text)}]`));
  }

  async write(label: string, text: string): Promise<void> {
    const name = JSON.stringify(label);
    const by = By.xpath(
      `//input[@aria-label=${name}] | //label[normalize-space()=${name}]//input | //input[@id=//label[normalize-space()=${name}]/@for]`,
    );
    const field = await this.driver.wait(until.elementLocated(by), PATIENCE, label);
    await field.clear();
    await field.sendKeys(text);
  }

  /** Waits until the table shows a deal. */
  async shows(number: number): Promise<void> {
    const heading = By.xpath(`//h1[contains(@class,'deal') and starts-with(normalize-space(),'Spil ${number}')]`);
    await this.driver.wait(until.elementLocated(heading), PATIENCE, `Spil ${number}`);
  }
}

async function idsOf({ driver }: Visitor, names: readonly string[]): Promise<string[]> {
  const players: readonly { readonly id: string; readonly name: string }[] = await driver.executeAsyncScript(`
    const done = arguments[arguments.length - 1];
    const opening = indexedDB.open("kongekop");
    opening.onsuccess = () => {
      const all = opening.result.transaction("evenings").objectStore("evenings").getAll();
      all.onsuccess = () => {
        opening.result.close();
        done(all.result.flatMap(({ document }) => document.players));
      };
    };`);
  return names.map((name) => players.find((player) => player.name === name)?.id ?? "");
}

async function setUp(visitor: Visitor, { players, firstDealer }: Evening): Promise<string[]> {
  // The browser's own language is English here.
  await visitor.driver.executeScript("location.hash = '#/settings'");
  await visitor.tap(By.xpath("//label[normalize-space()='Dansk'] | //button[normalize-space()='Dansk']"));
  await visitor.see("html[lang=da]");
  await visitor.driver.executeScript("location.hash = '#/'");
  await visitor.tapText("Ny aften");
  await visitor.tap(By.xpath("//button[starts-with(normalize-space(),'Tarok')]"));
  for (const { name } of players) {
    await visitor.write("Nyt navn", name);
    await visitor.tapText("Tilføj");
  }
  const dealer = players.find(({ id }) => id === firstDealer)?.name ?? "";
  await visitor.tap(By.xpath(`//*[contains(@class,'first-dealer')]//button[contains(.,${JSON.stringify(dealer)})]`));
  await visitor.tapText("Start aftenen");
  await visitor.see("main.surface");
  return idsOf(
    visitor,
    players.map(({ name }) => name),
  );
}

/** What the screen says everybody and both cups hold. */
async function booksShown({ driver }: Visitor, { players }: Evening) {
  const [balances, cups]: [string[], string[]] = await driver.executeScript(
    `const names = arguments[0];
    const text = (element) => element?.textContent ?? "";
    const out = (name) => [...document.querySelectorAll(".strip .out > span")].find((span) => span.textContent.includes(name));
    const column = (name) => document.querySelector('section.col[aria-label="' + name + '"] .balance');
    return [
      names.map((name) => text(column(name) ?? out(name))),
      [...document.querySelectorAll(".pot .cup")].map((cup) => cup.innerText),
    ];`,
    players.map(({ name }) => name),
  );
  const [pagat = "", king = ""] = cups;
  return { players: balances.map(numberIn), pots: { pagat: numberIn(pagat), king: numberIn(king) } };
}

function same(what: string, found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) {
    throw new Error(`${what}: ${JSON.stringify(found)}, expected ${JSON.stringify(wanted)}`);
  }
}

async function playEvening(visitor: Visitor): Promise<void> {
  const evening = withIds(file, await setUp(visitor, file));
  for (const [index, after] of expected.entries.entries()) {
    const taps = tapsOf(evening, index);
    for (const tap of taps) await visitor.tapKey(tapId(tap));
    await visitor.tapKey("save");
    await visitor.shows(index + 2);
    const shown = await booksShown(visitor, evening);
    same(`players after deal ${index + 1}`, shown.players, Object.values(after.players));
    same(`pots after deal ${index + 1}`, shown.pots, after.pots);
    console.log(`deal ${index + 1}: ${taps.length + 1} taps, as expected`);
    if (index === RELOAD_AFTER) await visitor.driver.navigate().refresh();
  }
  await visitor.driver.executeScript("location.hash += '/settle'");
  await visitor.tapText("Afslut aftenen");
  await visitor.driver.wait(until.elementLocated(By.css(".st-plan li")), PATIENCE, "the plan");
  same("payments", (await visitor.driver.findElements(By.css(".st-plan li"))).length, expected.settlement?.minPayments);
}

/** Waits until somebody answers at an address. */
async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await setTimeout(100);
  }
  throw new Error(`nobody answers at ${url}`);
}

async function main(): Promise<void> {
  const webkit = ensureWebKit();
  if (!webkit) throw new Error("no WebKit: install webkit2gtk-driver and xvfb (Debian: apt-get install)");
  const { url, close: stop } = await buildAndServe();
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const driving = spawn(webkit.display, ["-a", webkit.driver, `--port=${port}`], {
    stdio: "ignore",
    detached: true,
  });
  try {
    await answers(`${server}/status`);
    const browserOptions = { binary: webkit.browser, args: ["--automation"] };
    const capabilities = { browserName: "MiniBrowser", "webkitgtk:browserOptions": browserOptions };
    const builder = new Builder().usingServer(server).withCapabilities(capabilities);
    const driver = await builder.build();
    try {
      console.log(`WebKit ${(await driver.getCapabilities()).get("browserVersion")}`);
      await driver.get(`${url}#/`);
      await driver.wait(() => driver.executeScript("return navigator.serviceWorker.controller !== null"), PATIENCE);
      await stop();
      await playEvening(new Visitor(driver));
      console.log(`${expected.entries.length} deals and the settlement: as in the file`);
    } finally {
      await driver.quit();
    }
  } finally {
    // Its whole group: the display and the browser are its children.
    if (driving.pid !== undefined) process.kill(-driving.pid);
  }
}

await main();
