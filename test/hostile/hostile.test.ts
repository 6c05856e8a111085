import { describe, expect, test } from "vitest";
import { CORPUS } from "./corpus.ts";
import { importDoor, linkDoor } from "./doors.ts";
import { fuzz } from "./fuzz.ts";
import { LINKS } from "./links.ts";

/** What is quick of the hostile input that `npm run verify` brings; `npx tsx test/hostile/run.ts` brings it all. */
describe("a file that has no business here is read or refused with a sentence, and changes nothing", async () => {
  const club = await importDoor();
  const before = await club.contentOf();

  test.each(CORPUS.filter(({ large }) => !large))("$name", async ({ text }) => {
    const file = new Blob([text()]);
    const outcome = await club.look(file);
    expect(await club.contentOf()).toBe(before);
    if (outcome === "read") await club.takeAll(file);
  });
});

test.each(LINKS)("a link of $name (form $form) opens an evening or says why not", async ({ form, data }) => {
  expect(["read", "refused"]).toContain(await linkDoor(form, data()));
});

test("300 mutations of evenings, backups, links and cells are read or refused with a sentence", async () => {
  const tally = await fuzz(1_000_000, 300);
  const outcomes = Object.values(tally).flatMap(({ read, refused }) => [read, refused]);
  expect(outcomes.reduce((all, n) => all + n)).toBe(300);
});
