import { fireEvent, render, screen } from "@testing-library/preact";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadWords } from "../../src/i18n/index.ts";
import { Boundary, Trouble } from "../../src/ui/boundary.tsx";
import { dismissTrouble, report, trouble, watchForTrouble } from "../../src/ui/trouble.ts";
import { speak } from "../../src/ui/words.ts";

beforeAll(async () => speak(await loadWords("da")));
beforeEach(dismissTrouble);

function Screen({ broken }: { readonly broken: boolean }) {
  if (broken) throw new Error("en skrue løs");
  return <p>skærmen</p>;
}

const at = (path: string, broken: boolean) => (
  <Boundary path={path}>
    <Screen broken={broken} />
  </Boundary>
);

test("a screen that cannot be drawn says that nothing is lost, and what happened", () => {
  render(at("/book", true));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Noget gik galt.");
  expect(screen.getByText("Alt, hvad der er noteret, er gemt på telefonen.")).toBeDefined();
  expect(screen.getByText(/en skrue løs/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Til forsiden" }).getAttribute("href")).toBe("#/");
});

test("it stays broken where it is, and is tried again elsewhere", () => {
  const { rerender } = render(at("/book", true));
  rerender(at("/book", false));
  expect(screen.queryByText("skærmen")).toBeNull();
  rerender(at("/", false));
  expect(screen.getByText("skærmen")).toBeDefined();
});

test("what nobody caught is shown below the screen until it is closed", async () => {
  const stop = watchForTrouble();
  render(<Trouble />);
  expect(screen.queryByRole("complementary")).toBeNull();
  window.dispatchEvent(new ErrorEvent("error", { error: new Error("langt borte") }));
  expect(await screen.findByText(/langt borte/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Luk" }));
  await vi.waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
  stop();
});

test("the first trouble stays, since what follows is often its consequence", () => {
  report("først");
  report("siden");
  expect(trouble.value).toBe("først");
});
