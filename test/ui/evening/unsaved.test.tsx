// Before everything: Dexie looks for a database of the browser when it is loaded.
import "fake-indexeddb/auto";
import { fireEvent, screen } from "@testing-library/preact";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import Settle from "../../../src/ui/screens/settle/index.tsx";
import { speak } from "../../../src/ui/words.ts";
import { anApp, aStore, begun, record, until } from "../../support/app.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { draw } from "../draw.tsx";

beforeAll(async () => speak(await loadWords("da")));
beforeEach(() => {
  location.hash = "#/";
});

const file = { ...CLUB_EVENING.file, end: null, entries: CLUB_EVENING.file.entries.slice(0, 2) };
const QUESTION = "Spil 3 er noteret, men ikke gemt. Slutter I nu, tæller det ikke med.";
const key = (name: string) => screen.findByRole("button", { name });

/** The settlement of an evening of two deals; of the third something is noted. */
async function notedAndNotSaved() {
  const app = anApp(await aStore());
  const live = await begun(app, file);
  await record(live, file);
  const recording = app.record("tarok", live, { kind: "next" });
  await until(recording.surface, (surface) => surface !== null);
  recording.tap({ tap: "winner", player: "p0" });
  draw(<Settle params={{ id: live.id }} />, app);
  return { live, recording };
}

test("a deal that is noted and not saved is told of before the evening ends, with the way to it", async () => {
  const { live } = await notedAndNotSaved();
  expect((await screen.findByText("Spil 3 er noteret, men ikke gemt.")).closest("[role=status], .notice")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Spil 3" }).getAttribute("href")).toBe(`#/evening/${live.id}`);
  fireEvent.click(await key("Afslut aftenen"));
  expect(screen.getByText(QUESTION)).toBeTruthy();
  fireEvent.click(await key("Annuller"));
  expect(live.setup.value.end).toBeNull();
  fireEvent.click(await key("Afslut aftenen"));
  fireEvent.click(await key("Afslut uden"));
  await until(live.setup, ({ end }) => end !== null);
  expect(live.lines.value).toHaveLength(2);
});

test("nothing is asked once it is saved", async () => {
  const { live, recording } = await notedAndNotSaved();
  await screen.findByText("Spil 3 er noteret, men ikke gemt.");
  recording.discard();
  await expect.poll(() => screen.queryByText("Spil 3 er noteret, men ikke gemt.")).toBeNull();
  fireEvent.click(await key("Afslut aftenen"));
  await until(live.setup, ({ end }) => end !== null);
});
