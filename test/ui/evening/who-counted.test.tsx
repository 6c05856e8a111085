// Before everything: Dexie looks for a database of the browser when it is loaded.
import "fake-indexeddb/auto";
import { cleanup, fireEvent, screen } from "@testing-library/preact";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import type { Evening } from "../../../src/model/index.ts";
import type { App, LiveEvening } from "../../../src/state/index.ts";
import { tableFile } from "../../../src/state/sharing/index.ts";
import Log from "../../../src/ui/screens/log/index.tsx";
import { csvWords } from "../../../src/ui/screens/share/csv-words.ts";
import TableOfEvening from "../../../src/ui/screens/table/index.tsx";
import { speak } from "../../../src/ui/words.ts";
import { anApp, aStore, begun } from "../../support/app.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { draw } from "../draw.tsx";

beforeAll(async () => speak(await loadWords("da")));
beforeEach(() => {
  location.hash = "#/";
});

const file: Evening = { ...CLUB_EVENING.file, end: null };
const [before] = file.entries;
const after = {
  type: "deal",
  id: "after",
  dealer: "p3",
  sittingOut: ["p1"],
  lastTrick: { winner: "p0" },
  counts: [
    { player: "p0", points: 30 },
    { player: "p3", points: 27 },
  ],
};

/** Three count; then Søren, who had the third pile, goes home, Erik comes, and three count again. */
async function changedTable(): Promise<{ app: App; live: LiveEvening }> {
  const app = anApp(await aStore());
  const live = await begun(app, file);
  const erik = { id: "ny", name: "Erik" };
  if (!before) throw new Error("no deal");
  await live.apply({ kind: "add", entry: before });
  await live.apply({ kind: "add", entry: { type: "leave", id: "l", player: "p2", takesShare: true } as never });
  const join = { type: "join", id: "j", player: "ny", after: null, paysIn: true };
  await live.apply({ kind: "add", entry: join as never, newcomer: erik });
  await live.apply({ kind: "add", entry: after as never });
  return { app, live };
}

const THEN = "Anders 28, Birgit 29, Søren 21";
const NOW = "Erik 21, Anders 30, Åse 27";
const spaced = (text: string | null | undefined): string => (text ?? "").replace(/[\s\u00a0]+/g, " ");

describe("after somebody has left and another has joined, a deal names those who counted it", () => {
  test("in the tables", async () => {
    const { live } = await changedTable();
    const rows = async (table: "deals" | "payments") =>
      (await tableFile(table, live, csvWords(live, null), "").blob.text()).split("\r\n").map(spaced);
    const counted = (await rows("deals")).filter((row) => row.includes("Tælling"));
    expect(counted.map((row) => /Tælling: ([^.;]+)/.exec(row)?.[1])).toEqual([THEN, NOW]);
    const causes = (await rows("payments")).filter((row) => row.includes("Tælling"));
    expect(new Set(causes.map((row) => /Tælling: ([^.;"]+)/.exec(row)?.[1]))).toEqual(new Set([THEN, NOW]));
  });

  test("in the log, also where it was deleted", async () => {
    const { app, live } = await changedTable();
    draw(<Log params={{ id: live.id }} />, app);
    const told = async () => (await screen.findAllByRole("listitem")).map(({ textContent }) => spaced(textContent));
    expect((await told()).filter((row) => row.includes(THEN))).toHaveLength(1);
    await live.apply({ kind: "remove", id: before?.id ?? "" });
    await live.apply({ kind: "remove", id: "after" });
    cleanup();
    draw(<Log params={{ id: live.id }} />, app);
    expect((await told()).filter((row) => row.includes(THEN))).toHaveLength(2);
    expect((await told()).filter((row) => row.includes(NOW))).toHaveLength(2);
  });

  test("at the table, where it is corrected", async () => {
    const { app, live } = await changedTable();
    draw(<TableOfEvening params={{ id: live.id, amend: before?.id ?? "" }} />, app);
    fireEvent.click(await screen.findByRole("button", { name: /^Hvorfor/ }));
    expect(spaced(document.body.textContent)).toContain(`Tælling: ${THEN}`);
  });
});
