import { fixture } from "../support/cases.ts";
import { expect, test } from "./browser.ts";
import { importFile, visit } from "./steps.ts";

/** The evening of eight among the fixtures, still running. */
const [evening] = (JSON.parse(fixture("evenings.json")) as { file: { id: string; game: string; seats: string[] } }[])
  .map(({ file }) => file)
  .filter(({ game, seats }) => game === "triomphe" && seats.length === 8);
const ID = evening?.id ?? "";

test("an evening of another game is brought in, stands in the book, is settled, and its table says where it is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await importFile(page, JSON.stringify({ ...evening, end: null }));
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

  await visit(page, "#/");
  await page.getByText("Pulje").first().waitFor();
  expect(await fits()).toBe(true);

  await visit(page, `#/evening/${ID}`);
  await page.getByRole("heading", { name: /noteres endnu ikke her/ }).waitFor();
  expect(await fits()).toBe(true);

  await visit(page, `#/evening/${ID}/book`);
  const round = page.getByRole("button", { name: /^Runde 2\./ });
  await round.click();
  await page
    .getByText(/viser Døden og tager puljen/)
    .first()
    .waitFor();
  await page.waitForFunction(() => document.querySelectorAll(".bk-open").length === 1);
  expect(await fits()).toBe(true);

  await visit(page, `#/evening/${ID}/settle`);
  await page.getByRole("button", { name: "Afslut aftenen" }).click();
  await page.getByText("Fem betalinger, så er alle kvit").waitFor();
  expect(await page.getByText("kopper").count()).toBe(0);
  expect(await fits()).toBe(true);

  await visit(page, `#/evening/${ID}/more`);
  await page.getByRole("link", { name: "Overførsel" }).waitFor();
  expect(await page.getByRole("link", { name: "Bøde" }).count()).toBe(0);
});
