import { fireEvent, render, screen } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import {
  Amount,
  Announcer,
  announce,
  Cup,
  Field,
  NumberPad,
  Say,
  Suit,
  Switch,
  TablePicture,
  wordWidth,
} from "../../../src/ui/components/index.ts";

test("a switch tells its state and asks for the other one", () => {
  const onChange = vi.fn();
  render(
    <Switch on label="Poul betaler Inger" onChange={onChange}>
      betalt
    </Switch>,
  );
  const element = screen.getByRole("switch", { name: "Poul betaler Inger" });
  expect(element.getAttribute("aria-checked")).toBe("true");
  fireEvent.click(element);
  expect(onChange).toHaveBeenCalledWith(false);
});

test("a field ties its label, its value and what is wrong with it together", () => {
  const onInput = vi.fn();
  render(<Field label="Pris pr. point" value="0" onInput={onInput} unit="øre" problem="Mere end 0." />);
  const input = screen.getByRole("textbox", { name: "Pris pr. point" });
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Mere end 0.");
  fireEvent.input(input, { target: { value: "25" } });
  expect(onInput).toHaveBeenCalledWith("25");
});

test("the pad gives each of the ten digits, and erases", () => {
  const digits: number[] = [];
  const onErase = vi.fn();
  render(<NumberPad onDigit={(digit) => digits.push(digit)} onErase={onErase} eraseLabel="slet ciffer" />);
  for (const digit of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) fireEvent.click(screen.getByRole("button", { name: `${digit}` }));
  fireEvent.click(screen.getByRole("button", { name: "slet ciffer" }));
  expect(digits).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(onErase).toHaveBeenCalledOnce();
});

test("a suit alone is read out, beside its word it is not", () => {
  const { container } = render(
    <>
      <Suit of="hearts" word="hjerter" />
      <Say>{["halvt i ", { suit: "clubs", word: "klør" }]}</Say>
    </>,
  );
  expect(container.textContent).toBe("hjerterhalvt i  klør");
  expect(container.querySelectorAll("svg:not([aria-hidden])")).toHaveLength(0);
});

test("only a gain has the colour of one", () => {
  render(
    <>
      <Amount value={225}>+225</Amount>
      <Amount value={0}>0</Amount>
      <Amount value={-75}>−75</Amount>
    </>,
  );
  const gains = ["+225", "0", "−75"].map((text) => screen.getByText(text).classList.contains("gain"));
  expect(gains).toEqual([true, false, false]);
});

test.each([
  ["140", null],
  ["1.240", "5"],
  ["1.000.000", "7"],
])("a cup holding %s writes it so that it fits", (holds, long) => {
  render(<Cup pot="king" holds={holds} />);
  expect(screen.getByText(holds).getAttribute("data-long")).toBe(long);
});

test("what is announced twice is read out twice", async () => {
  render(<Announcer />);
  announce("Spil 13 er gemt");
  const first = await screen.findByText("Spil 13 er gemt");
  announce("Spil 13 er gemt");
  const second = await screen.findByText("Spil 13 er gemt");
  await vi.waitFor(() => expect(screen.getByText("Spil 13 er gemt")).not.toBe(first));
  expect(second).toBeDefined();
});

test("on a phone more than five seats stand below each other instead of round the table", () => {
  const seatsOf = (n: number) => Array.from({ length: n }, (_, i) => ({ id: `p${i}`, name: `Spiller ${i}` }));
  const isMany = (n: number) =>
    render(<TablePicture seats={seatsOf(n)} label="Bordet" />).container.querySelector(".picture[data-many]") !== null;
  expect([4, 5, 6, 8].map(isMany)).toEqual([false, false, true, true]);
});

test("a row of names is as wide as their longest word, a long name's a little smaller", () => {
  expect(wordWidth(["Hans-Henrik", "Dorte"])).toBe(6);
  expect(wordWidth(["Poul Erik", "Bartholomæus"])).toBe(10.5);
  expect(wordWidth([])).toBe(0);
});
