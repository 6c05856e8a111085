import { render, screen, waitFor } from "@testing-library/preact";
import { beforeAll, expect, test, vi } from "vitest";
import { loadWords } from "../../../src/i18n/index.ts";
import { TopBar } from "../../../src/ui/components/top-bar.tsx";
import { speak } from "../../../src/ui/words.ts";

beforeAll(async () => speak(await loadWords("da")));

test("a title that its keys leave no room for goes below them, and comes up again where there is room", async () => {
  const needs = vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(120);
  const has = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(90);
  render(<TopBar title="Betalinger og bøder" />);
  const head = screen.getByRole("banner");
  await waitFor(() => expect(head.dataset["below"]).toBe(""));
  has.mockReturnValue(200);
  dispatchEvent(new Event("resize"));
  expect(head.dataset["below"]).toBeUndefined();
  needs.mockRestore();
  has.mockRestore();
});
