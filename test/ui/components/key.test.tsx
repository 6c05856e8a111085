import { fireEvent, render, screen } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import { Key, Suit } from "../../../src/ui/components/index.ts";

test("a key that acts has no pressed state, one that can be chosen has", () => {
  render(
    <>
      <Key>Gem</Key>
      <Key on={false}>damen</Key>
      <Key on>kongen</Key>
    </>,
  );
  const pressed = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-pressed");
  expect([pressed("Gem"), pressed("damen"), pressed("kongen")]).toEqual([null, "false", "true"]);
});

test("an impossible key says why in place of its word, and can still be asked", () => {
  const onClick = vi.fn();
  render(
    <Key kind="card" sign={<Suit of="clubs" />} reason="faldet" onClick={onClick}>
      klør
    </Key>,
  );
  const key = screen.getByRole("button", { name: "klør, faldet" });
  expect(key.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(key);
  expect(onClick).toHaveBeenCalledOnce();
});
