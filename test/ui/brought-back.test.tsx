import { fireEvent, render, screen } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import { loadWords } from "../../src/i18n/index.ts";
import { BroughtBack, tellBroughtBack } from "../../src/ui/brought-back.tsx";
import { speak } from "../../src/ui/words.ts";

test("what came back from the reserve is told at the foot until it is closed", async () => {
  speak(await loadWords("da"));
  render(<BroughtBack />);
  expect(screen.queryByRole("complementary")).toBeNull();
  tellBroughtBack();
  const note = await screen.findByRole("complementary", { name: "Det hele er hentet frem igen." });
  expect(note.textContent).toContain("Se efter, at det sidste spil er med.");
  fireEvent.click(screen.getByRole("button", { name: "Luk" }));
  await vi.waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
});
