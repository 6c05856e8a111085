import "fake-indexeddb/auto";
import { fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import type { LiveEvening } from "../../../src/state/index.ts";
import TableOfEvening from "../../../src/ui/screens/table/index.tsx";
import { AppContext } from "../../../src/ui/use-app.ts";
import { speak } from "../../../src/ui/words.ts";
import { anApp, aStore, begun } from "../../support/app.ts";
import { TRIOMPHE_CASES } from "../../support/cases.ts";

beforeAll(async () => speak(await loadWords("da")));
afterEach(() => vi.restoreAllMocks());

/** The drawer answers in its own time. */
const SLOW = { timeout: 20_000 };

async function opened(): Promise<LiveEvening> {
  const found = TRIOMPHE_CASES.find(([, { file }]) => file.seats.length === 8);
  if (!found) throw new Error("no evening of eight");
  const app = anApp(await aStore());
  const live = await begun(app, found[1].file);
  render(
    <AppContext.Provider value={app}>
      <TableOfEvening params={{ id: live.id }} />
    </AppContext.Provider>,
  );
  await screen.findByRole("heading", { name: /Runde 1/ }, SLOW);
  return live;
}

const key = (id: string) => {
  const found = document.querySelector<HTMLElement>(`[data-tap="${id}"]`);
  if (!found) throw new Error(`no key ${id}`);
  return found;
};
const tap = (...ids: readonly string[]) => {
  for (const id of ids) fireEvent.click(key(id));
};

describe("the table of eight", { timeout: 30_000 }, () => {
  test("seats everybody counter-clockwise round one pot, which shows what becomes of it", async () => {
    const { setup } = await opened();
    const [a = "", b = ""] = setup.value.seats;
    const places = [...document.querySelectorAll<HTMLElement>(".seat")].map(
      ({ style }) => style.gridArea || `${style.gridRow} ${style.gridColumn}`,
    );
    expect(places).toEqual(["1 1", "2 1", "3 1", "4 1", "4 2", "3 2", "2 2", "1 2"]);
    tap(`person:${a}`, `show:${a}:fool`);
    const pot = await screen.findByText(/^Pulje \d+, efter runden \d+$/);
    const left = pot.textContent?.split(" ").at(-1);
    expect(document.querySelector(".pot .cup")?.textContent).toBe(left);
    tap(`person:${b}`);
    expect(key(`show:${b}:fool`).getAttribute("aria-disabled")).toBe("true");
    expect(key(`show:${b}:fool`).textContent).toMatch(/^Narren./);
    tap(`person:${a}`);
    expect(key(`death:${a}`).textContent).toBe("Dødenkort vist");
  });

  test("five tricks find who takes the pot, and say by which rule", async () => {
    const { setup, lines } = await opened();
    const [a = "", b = "", c = ""] = setup.value.seats;
    tap(...[a, b, c, b, a].map((id) => `trick:${id}`));
    await screen.findAllByText(/har to stik hver; Bo tog sit andet først/);
    tap("save");
    await screen.findByRole("heading", { name: /Runde 2/ }, SLOW);
    expect(lines.value[0]?.entry).toMatchObject({ type: "round", tricks: [a, b, c, b, a] });
  });

  test("all five tricks of one are counted on the key, read out by their places, and stand in sight when it is closed", async () => {
    const { setup } = await opened();
    const [a = ""] = setup.value.seats;
    tap(...Array.from({ length: 5 }, () => `trick:${a}`), "close");
    expect(key(`trick:${a}`).querySelector("[aria-hidden]")?.textContent).toBe("× 5");
    expect(key(`trick:${a}`).querySelector(".vh")?.textContent).toBe("1, 2, 3, 4, 5");
    expect(document.querySelectorAll(".five li")).toHaveLength(5);
  });

  test("higher than the screen: a trick leads nowhere, a person to the dock, saving to the next round's keys", async () => {
    const { setup } = await opened();
    const [a = ""] = setup.value.seats;
    const below = { ...document.body.getBoundingClientRect(), top: 2 * innerHeight };
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(below);
    const led = vi.fn<() => void>();
    HTMLElement.prototype.scrollIntoView = led;
    const up = vi.spyOn(window, "scrollTo").mockReturnValue();
    vi.spyOn(window, "scrollY", "get").mockReturnValue(600);
    tap(`trick:${a}`);
    await screen.findByText("Mangler 4 stik");
    expect(led).not.toHaveBeenCalled();
    tap("missing", "erase", `person:${a}`);
    await vi.waitFor(() => expect(led).toHaveBeenCalled());
    tap(`death:${a}`, "save");
    await screen.findByRole("heading", { name: /Runde 2/ }, SLOW);
    await vi.waitFor(() => expect(up).toHaveBeenCalledWith(0, 0));
  });

  test("what was saved last can be taken back until something is noted, and is not mixed with it", async () => {
    const { setup } = await opened();
    const [a = ""] = setup.value.seats;
    const undo = () => screen.queryByRole("button", { name: "Fortryd" });
    tap(`person:${a}`, `death:${a}`, "save");
    await screen.findByRole("heading", { name: /Runde 2/ }, SLOW);
    expect(undo()).not.toBeNull();
    tap(`trick:${a}`, "close");
    expect(undo()).toBeNull();
    fireEvent.keyDown(window, { key: "z", ctrlKey: true });
    tap("missing", "erase", "close");
    expect(undo()).not.toBeNull();
    await screen.findByRole("heading", { name: /Runde 2/ });
  });
});
