import type { Page } from "playwright-core";
import { revisionsOf } from "../src/ledger/index.ts";
import { BACKUP_FORMAT, BACKUP_VERSION, type Evening } from "../src/model/index.ts";
import { follow } from "../test/e2e/steps.ts";
import { CLUB_EVENING } from "../test/support/cases.ts";
import { type Attack, Window } from "./moment.ts";
import type { Phone } from "./phone.ts";
import { compare } from "./recording.ts";
import { halfWritten, type Stored, storedIn } from "./stored.ts";
import type { Table } from "./table.ts";

/** Evenings in one file. */
const EVENINGS = 12;

/** Evenings that are nowhere yet. */
const someEvenings = (which: number): Evening[] =>
  Array.from({ length: EVENINGS }, (_, i) => ({
    ...CLUB_EVENING.file,
    id: `imported-${which}-${i}`,
    startedAt: `20${String(10 + (which % 16))}-${String(i + 1).padStart(2, "0")}-09T19:00:00+01:00`,
  }));

const backupOf = (evenings: readonly Evening[]): string =>
  JSON.stringify({
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    at: "2026-10-24T19:00:00+02:00",
    people: CLUB_EVENING.file.players,
    profiles: [],
    seasons: [],
    nights: [],
    payments: [],
    evenings,
    settings: {},
  });

async function choose(page: Page, text: string): Promise<void> {
  await follow(page, "#/settings/data");
  const file = { name: "kongekop.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: "Hent ind" }).waitFor();
}

/** Killed while a file is brought in: all of it is there, or nothing. */
export function importing(phone: Phone, table: Table): Attack {
  const window = new Window(500);
  let imports = 0;
  return async (dice) => {
    const page = await phone.page();
    imports++;
    const evenings = someEvenings(imports);
    await choose(page, backupOf(evenings));
    const done = page.getByText(/^Filen er hentet ind/).waitFor();
    const { said, after } = await window.cut(
      phone,
      dice,
      () => page.getByRole("button", { name: "Hent ind" }).click(),
      done,
    );
    const stored = await storedIn(await phone.page());
    const there = whole(evenings, stored);
    const kill = await compare(phone, table);
    const wrong = [
      ...(there === 0 || there === EVENINGS ? [] : [`half-written: ${there} of ${EVENINGS} evenings of a file`]),
      ...(said && there < EVENINGS ? ["lost: a file that was said to be brought in"] : []),
      ...halfWritten(stored),
    ];
    const met = said ? "said to be in" : there > 0 ? "in, not said yet" : "not in";
    return { at: `${after} ms after Hent ind`, met, wrong: [...wrong, ...kill.wrong] };
  };
}

/** How many of some evenings are there with all that happened in them. */
const whole = (evenings: readonly Evening[], { revisions }: Stored): number =>
  evenings.filter((one) => revisions.filter(({ evening }) => evening === one.id).length === revisionsOf(one).length)
    .length;
