import { setTimeout as wait } from "node:timers/promises";
import { tapKey } from "../test/e2e/recorder.ts";
import { type Attack, type Kill, Window } from "./moment.ts";
import type { Phone } from "./phone.ts";
import { halfWritten, storedIn } from "./stored.ts";
import * as at from "./table.ts";

/** The most that lies between a tap and the kill, in milliseconds: the next tap may be on its way then. */
const PAUSE = 120;

/** Killed while a deal is being tapped. */
export const whileTapping =
  (phone: Phone, table: at.Table): Attack =>
  async (dice) => {
    const page = await at.sitDown(phone, table);
    if (table.tapped === table.next.taps.length) {
      await tapKey(page, "save");
      await at.saved(page, table);
      at.wasSaved(table, dice);
    }
    const last = table.tapped + dice.below(table.next.taps.length - table.tapped) + 1;
    // The taps after the last one are refused when everything is killed, which is what is wanted.
    await new Promise<void>((reached, failed) => {
      at.tapOn(page, table, (tapped) => tapped === last && reached()).catch(failed);
    });
    await wait(dice.below(PAUSE));
    const { tapped } = table;
    await phone.kill();
    table.tapped = tapped;
    const { taps } = table.next;
    return { at: `after tap ${tapped} of ${taps.length}`, ...(await compare(phone, table)) };
  };

/** Killed around the moment at which a deal is saved. */
export function whileSaving(phone: Phone, table: at.Table): Attack {
  const window = new Window(250);
  return async (dice) => {
    const page = await at.sitDown(phone, table);
    await at.tapOn(page, table);
    const { said, after } = await window.cut(phone, dice, () => tapKey(page, "save"), at.saved(page, table));
    const stored = await storedIn(await phone.page());
    const isIn = at.isStored(table, stored);
    const lost = said && !isIn ? ["lost: the deal that was just said to be saved"] : [];
    if (isIn) at.wasSaved(table, dice);
    const kill = await compare(phone, table);
    const met = said ? "said to be saved" : isIn ? "stored, not said yet" : `not stored yet, ${kill.met}`;
    return { at: `${after} ms after Gem`, met, wrong: [...lost, ...kill.wrong] };
  };
}

/** What is stored and shown, beside what was said and tapped; from then on the draft goes on from where it is. */
export async function compare(phone: Phone, table: at.Table): Promise<Pick<Kill, "met" | "wrong">> {
  const page = await phone.page();
  const stored = await storedIn(page);
  const there = at.tapsStored(table, stored);
  const behind = table.tapped - (there ?? Number.NaN);
  const wrong = [
    ...halfWritten(stored),
    ...at.lostEntries(table, stored),
    ...(behind <= 1 ? [] : [`draft: not what was tapped (${table.tapped} taps): ${there ?? "none of its states"}`]),
    ...(await at.shownWrongly(phone, table)),
  ];
  table.tapped = there ?? 0;
  return { met: behind === 1 ? "draft one tap behind" : "draft whole", wrong };
}
