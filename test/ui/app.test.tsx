import { signal } from "@preact/signals";
import { render, screen } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { loadWords } from "../../src/i18n/index.ts";
import { builtInId } from "../../src/model/index.ts";
import type { App, StorageWhy } from "../../src/state/index.ts";
import { Root } from "../../src/ui/app.tsx";
import { paths } from "../../src/ui/paths.ts";
import { go, replace, startRouter } from "../../src/ui/router.ts";
import { match } from "../../src/ui/routes.ts";
import { speak } from "../../src/ui/words.ts";
import { fakeApp } from "./fakes/app.ts";

beforeAll(async () => {
  speak(await loadWords("da"));
  // The screens are chunks of their own: fetched here, no test waits for one longer than for another.
  await Promise.all(["/", "/settings"].map((path) => match(path)?.route.load()));
});

let stop = () => {};
beforeEach(() => {
  stop = startRouter();
  replace("#/");
});
afterEach(() => stop());

function root(opened: App | undefined, why?: StorageWhy) {
  const [app, unopened] = [signal(opened), signal(why)];
  render(<Root app={app} unopened={unopened} />);
  return { app, unopened };
}
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

test("the name stands there until the drawer is open, then the start", async () => {
  const { app } = root(undefined);
  await heading("Kongekop");
  expect(screen.queryByRole("link")).toBeNull();
  app.value = fakeApp();
  await screen.findByRole("link", { name: "Ny aften" });
});

test("a drawer that cannot be opened, or is closed later, is told of in place of everything", async () => {
  const { unopened } = root(fakeApp());
  await screen.findByRole("link", { name: "Ny aften" });
  unopened.value = "closed";
  await heading("Noget gik galt.");
  expect(screen.getByText(/blev lukket/)).toBeDefined();
  expect(screen.queryByRole("link", { name: "Ny aften" })).toBeNull();
});

test("another address shows another screen, focuses its heading and names the window", async () => {
  root(fakeApp());
  await screen.findByRole("link", { name: "Ny aften" });
  expect(document.activeElement).toBe(document.body);
  expect(document.title).toBe("Kongekop");
  go("#/settings/about");
  const about = await heading("Om Kongekop");
  expect(document.activeElement).toBe(about);
  expect(document.title).toBe("Om Kongekop · Kongekop");
});

test("an address of another pattern with the same chunk shows its own screen", async () => {
  root(fakeApp());
  await screen.findByRole("link", { name: "Ny aften" });
  go("#/evening/none/difference");
  await heading("Her er ikke noget");
  go(paths.compare(builtInId("tarok")));
  await heading("Forskelle");
});

test("an address that leads nowhere leads home", async () => {
  root(fakeApp());
  go("#/nowhere");
  await heading("Her er ikke noget");
  expect(screen.getByRole("link", { name: "Til forsiden" }).getAttribute("href")).toBe("#/");
});
