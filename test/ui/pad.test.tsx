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
      <p data-testid="one">{one}</p>
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

describe("what is typed or pasted into a box and is no whole number", () => {
  const SAID = "Skriv et helt tal på højst 7 cifre, uden komma og punktum.";
  const enter = (text: string) => fireEvent.input(screen.getByLabelText("Inger"), { target: { value: text } });
  test.each(["12,50", "1.5", "-5", "12a", "1 250", "12345678"])(
    "%s stands there, is said, and counts as nothing",
    async (text) => {
      open("one");
      enter("3");
      enter(text);
      await screen.findByText(SAID);
      expect(value("Inger")).toBe(text);
      expect(screen.getByLabelText("Inger").getAttribute("aria-invalid")).toBe("true");
      expect(screen.getByTestId("one").textContent).toBe("");
    },
  );

  test("gives way to a number, and to the pad", async () => {
    open("one");
    enter("12,50");
    await screen.findByText(SAID);
    enter(" 12 ");
    await expect.poll(() => [value("Inger"), screen.queryByText(SAID)]).toEqual(["12", null]);
    enter("12,");
    await screen.findByText(SAID);
    tap("Slet ciffer");
    await expect.poll(() => [value("Inger"), screen.queryByText(SAID)]).toEqual(["", null]);
    enter("12,");
    await screen.findByText(SAID);
    tap("7");
    await expect.poll(() => value("Inger")).toBe("7");
  });
});

test("the pad takes no more digits than an amount can have", async () => {
  open("one");
  await screen.findByRole("button", { name: "0" });
  for (const digit of "123456789") tap(digit);
  await expect.poll(() => value("Inger")).toBe("1234567");
});

test.each([
  ["12", "12"],
  [" 12 ", "12"],
  ["007", "7"],
  ["0", "0"],
  ["", ""],
  ["1234567", "1234567"],
  ["12345678", undefined],
  ["12,5", undefined],
  ["-5", undefined],
])("%j is the number %j", (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});
