import { fireEvent, screen } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import { Key } from "../../../src/ui/components/index.ts";
import { draw } from "../draw.tsx";

test("a key that makes something new hears a double tap once, and the next tap again", () => {
  const made = vi.fn();
  draw(
    <Key once onClick={made}>
      Gem
    </Key>,
  );
  const tapAt = (timeStamp: number) => {
    const event = new MouseEvent("click", { bubbles: true });
    Object.defineProperty(event, "timeStamp", { value: timeStamp });
    fireEvent(screen.getByRole("button"), event);
  };
  for (const time of [1000, 1150, 1600]) tapAt(time);
  expect(made).toHaveBeenCalledTimes(2);
});
