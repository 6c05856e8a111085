// Before everything: Dexie looks for a database of the browser when it is loaded.
import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor } from "@testing-library/preact";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadWords } from "../../src/i18n/index.ts";
import { err } from "../../src/model/index.ts";
import { replace } from "../../src/ui/router.ts";
import More from "../../src/ui/screens/more/index.tsx";
import New from "../../src/ui/screens/new/index.tsx";
import Setup from "../../src/ui/screens/setup/index.tsx";
import { speak } from "../../src/ui/words.ts";
import { anApp, aStore, begun } from "../support/app.ts";
import { CLUB_EVENING } from "../support/cases.ts";
import { draw } from "./draw.tsx";

beforeAll(async () => speak(await loadWords("da")));
beforeEach(() => replace("#/"));

const FULL = /^Telefonen har ikke mere plads/;

/** An app with a running evening whose phone is full until it is told otherwise. */
async function fullPhone() {
  const store = await aStore();
  const phone = { full: false };
  const save: typeof store.drafts.save = async (key, value) =>
    phone.full ? err({ why: "quota" }) : store.drafts.save(key, value);
  const app = anApp({ ...store, drafts: { ...store.drafts, save } });
  const live = await begun(app, { ...CLUB_EVENING.file, entries: [], end: null });
  phone.full = true;
  return { app, live, phone };
}

const tap = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));

describe("a form that cannot be kept says so at once", () => {
  test("of a new evening, until it can", async () => {
    const { app, phone } = await fullPhone();
    draw(<New />, app);
    await tap("Anders");
    expect((await screen.findByText(FULL)).closest("[role=status]")).not.toBeNull();
    expect(screen.getAllByText("Anders").length, "what was tapped stays").toBeGreaterThan(0);
    phone.full = false;
    await tap("Birgit");
    await waitFor(() => expect(screen.queryByText(FULL)).toBeNull());
  });

  test("of something between deals", async () => {
    const { app, live } = await fullPhone();
    draw(<More params={{ id: live.id, what: "transfer" }} />, app);
    fireEvent.input(await screen.findByLabelText("Hvorfor?"), { target: { value: "øl" } });
    expect(await screen.findByText(FULL)).toBeDefined();
  });

  test("of an evening's set-up", async () => {
    const { app, live } = await fullPhone();
    draw(<Setup params={{ id: live.id }} />, app);
    await tap(/^Dato og sted/);
    fireEvent.input(await screen.findByLabelText("Sted"), { target: { value: "Klubhuset" } });
    expect(await screen.findByText(FULL)).toBeDefined();
  });
});
