// Before everything: Dexie looks for a database of the browser when it is loaded.
import "fake-indexeddb/auto";
import { fireEvent, screen } from "@testing-library/preact";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import { replace } from "../../../src/ui/router.ts";
import TableOfEvening from "../../../src/ui/screens/table/index.tsx";
import { speak } from "../../../src/ui/words.ts";
import { anApp, aStore, begun, record } from "../../support/app.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { draw } from "../draw.tsx";

beforeAll(async () => speak(await loadWords("da")));
beforeEach(() => replace("#/"));

const { file } = CLUB_EVENING;
const tap = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));

test("at the table several steps are taken back one after the other, each told before, and brought back", async () => {
  const app = anApp(await aStore());
  const first = { ...file, entries: file.entries.slice(0, 3), end: null };
  const live = await begun(app, first);
  await record(live, first);
  const left = (deals: number) => vi.waitFor(() => expect(live.lines.value).toHaveLength(deals));
  draw(<TableOfEvening params={{ id: live.id }} />, app);
  await tap("Fortryd");
  await left(2);
  await tap("Fortryd: Spil 2 gemt");
  await left(1);
  expect(await screen.findByRole("button", { name: /^Fortrudt: Spil 2 gemt/ })).toBeDefined();
  await tap("Gentag");
  await left(2);
  await tap("Gentag");
  await left(3);
  expect(await screen.findByRole("button", { name: "Fortryd" })).toBeDefined();
});
