import { fireEvent, screen } from "@testing-library/preact";
import { beforeAll, expect, test } from "vitest";
import { loadWords } from "../../src/i18n/index.ts";
import { Page } from "../../src/ui/components/index.ts";
import { ScreenContext } from "../../src/ui/help/screen.ts";
import { speak } from "../../src/ui/words.ts";
import { draw } from "./draw.tsx";

beforeAll(async () => speak(await loadWords("da")));

test("the question mark in the head of a screen opens its help, and shuts it again", async () => {
  draw(
    <ScreenContext.Provider value="/new">
      <Page title="Ny aften" />
    </ScreenContext.Provider>,
  );
  const key = screen.getByRole("button", { name: "Hjælp" });
  fireEvent.click(key);
  await screen.findByText(/^Vælg, hvem der spiller/);
  expect(key.getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(key);
  expect(screen.queryByText(/^Vælg, hvem der spiller/)).toBeNull();
});

test("where no screen is there is nothing to ask", () => {
  draw(<Page title="Kongekop" />);
  expect(screen.queryByRole("button", { name: "Hjælp" })).toBeNull();
});
