import { fireEvent, render, screen } from "@testing-library/preact";
import { beforeEach, expect, test, vi } from "vitest";
import { Confirm } from "../../../src/ui/components/index.ts";

const onConfirm = vi.fn();
const tap = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  onConfirm.mockClear();
  render(
    <Confirm question="Slette aftenen?" yes="Slet" no="Behold" onConfirm={onConfirm}>
      Slet aftenen
    </Confirm>,
  );
});

test("asks before it acts", () => {
  tap("Slet aftenen");
  expect(onConfirm).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toContain("Slette aftenen?");
  tap("Slet");
  expect(onConfirm).toHaveBeenCalledOnce();
});

test.each([
  ["the other key", () => tap("Behold")],
  ["Escape", () => fireEvent.keyDown(screen.getByRole("group"), { key: "Escape" })],
])("%s leaves everything as it was, and the focus where it began", (_, refuse) => {
  tap("Slet aftenen");
  refuse();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe("Slet aftenen");
});
