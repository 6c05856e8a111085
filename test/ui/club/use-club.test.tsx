import { screen } from "@testing-library/preact";
import { beforeAll, expect, test } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import type { App } from "../../../src/state/index.ts";
import { Boundary } from "../../../src/ui/boundary.tsx";
import { useClub } from "../../../src/ui/club/use-club.ts";
import { speak } from "../../../src/ui/words.ts";
import { anApp, aStore } from "../../support/app.ts";
import { draw } from "../draw.tsx";
import { fakeApp } from "../fakes/app.ts";

beforeAll(async () => speak(await loadWords("da")));

const Seasons = () => <p>{useClub()?.seasons.value?.length ?? "intet endnu"}</p>;

const drawn = (app: App) =>
  draw(
    <Boundary path="/seasons">
      <Seasons />
    </Boundary>,
    app,
  );

test("the club's books come with their chunk, and are there at once the next time", async () => {
  const app = anApp(await aStore());
  const { unmount } = drawn(app);
  expect(screen.getByText("intet endnu")).toBeDefined();
  await screen.findByText("0");
  unmount();
  drawn(app);
  expect(screen.getByText("0")).toBeDefined();
});

test("the boundary tells where the chunk does not come", async () => {
  drawn(fakeApp({ club: () => Promise.reject(new Error("no such chunk")) }));
  expect(await screen.findByText(/no such chunk/)).toBeDefined();
});
