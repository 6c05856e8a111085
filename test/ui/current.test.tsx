import { screen } from "@testing-library/preact";
import { beforeAll, expect, test, vi } from "vitest";
import { loadWords } from "../../src/i18n/index.ts";
import { Boundary } from "../../src/ui/boundary.tsx";
import { Current } from "../../src/ui/current.tsx";
import { speak } from "../../src/ui/words.ts";
import { draw } from "./draw.tsx";

vi.mock("../../src/ui/routes.ts", () => {
  const route = { pattern: "/", load: () => Promise.reject(new Error("no such chunk")) };
  return { match: () => ({ route, params: {} }) };
});

beforeAll(async () => speak(await loadWords("da")));

test("a screen whose chunk does not come is told by the boundary", async () => {
  draw(
    <Boundary path="/">
      <Current />
    </Boundary>,
  );
  expect(await screen.findByText(/no such chunk/)).toBeDefined();
});
