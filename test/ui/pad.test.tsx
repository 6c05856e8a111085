import { fireEvent, render, screen } from "@testing-library/preact";
import { useState } from "preact/hooks";
import { beforeAll, describe, expect, test } from "vitest";
import { loadWords } from "../../src/i18n/index.ts";
import { NumberBox } from "../../src/ui/pad/number-box.tsx";
import { Pad } from "../../src/ui/pad/pad.tsx";
import { digitsOf, PadContext, padStore } from "../../src/ui/pad/store.ts";
import { speak } from "../../src/ui/words.ts";

beforeAll(async () => speak(await loadWords("da")));

function Two({ wanted }: { readonly wanted?: string }) {
  const [one, setOne] = useState("");
  const [two, setTwo] = useState("");
  return (
    <>
      <NumberBox name="one" label="Inger" value={one} onChange={setOne} />
      <NumberBox name="two" label="Poul" value={two} onChange={setTwo} />
      <Pad wanted={wanted} />
    </>
  );
}

const open = (wanted?: string) =>
  render(
    <PadContext.Provider value={padStore()}>
      <Two {...(wanted !== undefined && { wanted })} />
    </PadContext.Provider>,
  );
const tap = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

describe("the pad", () => {
  test("writes into the box that is missing, then where its key leads, and takes a digit back", async () => {
    open("one");
    await screen.findByRole("button", { name: "0" });
    for (const digit of ["0", "8", "5"]) tap(digit);
    await expect.poll(() => value("Inger")).toBe("85");
    tap("Poul");
    await screen.findByRole("button", { name: "Inger" });
    tap("7");
    tap("1");
    tap("Slet ciffer");
    await expect.poll(() => [value("Inger"), value("Poul")]).toEqual(["85", "7"]);
  });

  test("follows the box that has the focus", async () => {
    open();
    expect(screen.queryByRole("button", { name: "4" })).toBeNull();
    fireEvent.focus(screen.getByLabelText("Poul"));
    await screen.findByRole("button", { name: "4" });
    tap("4");
    await expect.poll(() => [value("Inger"), value("Poul")]).toEqual(["", "4"]);
  });

  test("is written by a keyboard too", async () => {
    open("one");
    await screen.findByRole("button", { name: "0" });
    fireEvent.keyDown(document.body, { key: "3" });
    fireEvent.keyDown(document.body, { key: "1" });
    fireEvent.keyDown(document.body, { key: "Backspace" });
    await expect.poll(() => value("Inger")).toBe("3");
  });
});

test.each([
  ["12a", "12"],
  ["007", "7"],
  ["0", "0"],
  ["-5", "5"],
  ["123456789", "1234567"],
])("of %j the digits are %j", (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});
