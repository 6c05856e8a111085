import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";
import { replay, stateAfter } from "../src/ledger/index.ts";
import type { Evening } from "../src/model/index.ts";
import type { Deal, TarokState } from "../src/rules/index.ts";
import {
  type DealDraft,
  dealOf,
  newDraft,
  type RecordingContext,
  type Tap,
  tap,
  tapId,
} from "../src/rules/tarok/recording/index.ts";
import { surface } from "../src/rules/tarok/recording/surface/index.ts";
import type { TarokRules } from "../src/rules/tarok/rules.ts";
import { aDeal } from "../test/arbitraries/deal.ts";
import type { Dice } from "../test/arbitraries/dice.ts";
import { booksShown, contextOf, goOn, numberIn, setUp, shows, withIds } from "../test/e2e/recorder.ts";
import { CLUB_EVENING } from "../test/support/cases.ts";
import { tapsFor } from "../test/support/taps.ts";
import type { Phone } from "./phone.ts";
import { entriesIn, isSame, type Stored } from "./stored.ts";

/** The deal that is being recorded: its taps, and the draft before the first and after each of them. */
interface Next {
  readonly deal: Deal;
  readonly taps: readonly Tap[];
  readonly drafts: readonly DealDraft[];
}

/** What the person at the table knows: what the screen said was saved, and how far the next deal has got. */
export interface Table {
  /** As the app must have it, with all that was said to be saved. */
  evening: Evening;
  next: Next;
  /** How many taps of the next deal were made. */
  tapped: number;
}

/** Begins the evening by taps. */
export async function beginTable(page: Page, dice: Dice): Promise<Table> {
  const { id: _, entries: __, ...file } = CLUB_EVENING.file;
  const evening = { ...file, id: "", entries: [], end: null };
  const ids = await setUp(page, evening);
  const id = decodeURIComponent(new URL(page.url()).hash.split("/")[2] ?? "");
  const begun = { ...withIds(evening, ids), id };
  return { evening: begun, next: nextDeal(begun, dice), tapped: 0 };
}

const IDS = { entry: "e", revision: "r" };

/** What the dock may show while its key that saves is in sight. */
const WITH_GEM: readonly string[] = ["rest", "pad"];

/** A deal that can come next, and how it is recorded. */
function nextDeal(evening: Evening, dice: Dice): Next {
  const context = contextOf(evening, evening.entries.length);
  const empty = newDraft(context, IDS);
  for (;;) {
    const wanted = aDeal("e", dice, context.state as TarokState, context.rules as TarokRules);
    const { taps, drafts } = tapped(tapsFor(wanted, empty, context), empty, context);
    const last = drafts.at(-1) ?? empty;
    // One without a count asks first whether it was forgotten.
    if (surface(last, context).main.does === "save") return { deal: dealOf(last), taps, drafts };
  }
}

/** The drafts that taps lead through, up to one in which the key that saves is in sight. */
function tapped(taps: readonly Tap[], empty: DealDraft, context: RecordingContext): Omit<Next, "deal"> {
  const drafts = [empty];
  let last = empty;
  const make = (one: Tap) => {
    last = tap(last, one, context);
    drafts.push(last);
  };
  taps.forEach(make);
  if (WITH_GEM.includes(last.face.face)) return { taps, drafts };
  make({ tap: "close" });
  return { taps: [...taps, { tap: "close" }], drafts };
}

/** The deal was stored: the next one. */
export function wasSaved(table: Table, dice: Dice): void {
  const { evening, next } = table;
  table.evening = { ...evening, entries: [...evening.entries, { ...next.deal, id: `e${evening.entries.length}` }] };
  table.next = nextDeal(table.evening, dice);
  table.tapped = 0;
}

/** Goes on at the table where it was left. */
export async function sitDown(phone: Phone, { evening }: Table): Promise<Page> {
  const page = await phone.page();
  if ((await page.locator("main.surface").count()) > 0) return page;
  await goOn(await phone.start(), evening.entries.length + 1);
  return page;
}

/** Milliseconds between two taps of a quick finger. */
const FINGER = 100;

/** Taps what is left of the deal; counts each tap once it was made. */
export async function tapOn(page: Page, table: Table, told: (tapped: number) => void = () => {}): Promise<void> {
  const { taps } = table.next;
  while (table.tapped < taps.length) {
    const next = taps[table.tapped];
    // What cannot be can be tapped too: the dock then says why.
    if (next)
      await page
        .locator(`[data-tap="${tapId(next)}"]`)
        .first()
        .click({ force: true });
    table.tapped++;
    told(table.tapped);
    await wait(FINGER);
  }
}

/** The screen says that the deal is saved. */
export const saved = (page: Page, { evening }: Table): Promise<void> => shows(page, evening.entries.length + 2);

/** What was said to be saved and is not there, or is something else. */
export function lostEntries({ evening }: Table, stored: Stored): string[] {
  const there = entriesIn(stored, evening.id);
  return evening.entries.flatMap((entry, i) =>
    isSame(entry, there[i]) ? [] : [`lost: deal ${i + 1} of ${evening.entries.length}, ${there.length} are there`],
  );
}

/** Whether the deal that was being recorded is stored, and stands there as it was tapped. */
export function isStored({ evening, next }: Table, stored: Stored): boolean {
  const there = entriesIn(stored, evening.id);
  return there.length === evening.entries.length + 1 && isSame(next.deal, there.at(-1));
}

/** After how many taps the stored draft stands, the likeliest where several come to the same; undefined: after none of them. */
export function tapsStored({ evening, next, tapped }: Table, { drafts }: Stored): number | undefined {
  const row = drafts.find(({ key }) => key === `deal ${evening.id} next`);
  const kept = (row?.value as { readonly draft?: DealDraft } | undefined)?.draft;
  const fitting = next.drafts.flatMap((draft, i) => (isDraft(kept ?? next.drafts[0], draft) ? [i] : []));
  return fitting.sort((a, b) => Math.abs(a - tapped) - Math.abs(b - tapped))[0];
}

const isDraft = (kept: DealDraft | undefined, draft: DealDraft): boolean =>
  kept !== undefined && isSame(withoutIds(kept), withoutIds(draft));

const withoutIds = ({ deal, ...draft }: DealDraft) => ({ ...draft, revision: "", deal: { ...deal, id: "" } });

/** The app says another number of the deal, or other balances, than what was said to be saved comes to. */
export async function shownWrongly(phone: Phone, table: Table): Promise<string[]> {
  const { evening } = table;
  const start = await phone.start();
  const goesOn = start.getByRole("link", { name: /^Fortsæt spil|^Ny aften/ }).first();
  const number = numberIn((await goesOn.textContent()) ?? "");
  if (number !== evening.entries.length + 1) return [`the start goes on with deal ${number}`];
  const books = await booksShown(await sitDown(phone, table), evening);
  const { players, pots } = stateAfter(replay(evening)).books;
  return isSame(books.players, players) && isSame(books.pots, pots) ? [] : ["the table shows other balances"];
}
