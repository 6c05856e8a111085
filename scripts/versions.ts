/**
 * Writes down a database, a backup, an evening file and a link as this version makes them: `npx tsx scripts/versions.ts`.
 * Run once when a new version has landed. What is kept in test/fixtures/versions is never written again: a file that is
 * there already stays.
 */
// Before everything: Dexie looks for a database of the browser when it is loaded.
import "fake-indexeddb/auto";
import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  BACKUP_VERSION,
  EVENING_VERSION,
  type Evening,
  HANDED_FORM,
  LINK_FORM,
  MIGRATIONS,
  type Result,
  versionAfter,
} from "../src/model/index.ts";
import { handedLinkOf, linkOf } from "../src/state/sharing/index.ts";
import { createApp } from "../src/state/wires/create.ts";
import { aStore, begun, record } from "../test/support/app.ts";
import { CLUB_EVENING, TRIOMPHE_CASES } from "../test/support/cases.ts";
import { dumpDatabase } from "../test/support/database.ts";

const NAME = "version";

function got<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** A second passes with every look at the clock. */
let looks = 0;
const around = {
  newId: () => `00000000-0000-4000-8000-${String(++looks).padStart(12, "0")}`,
  now: () => new Date(Date.UTC(2026, 9, 24, 17, 0, ++looks)).toISOString(),
};

/** The beginning of a file's evening, as the app begins one: what only a file says is not stored. */
function first(entries: number, file: Evening): Evening {
  const {
    format: _,
    version: __,
    ...evening
  } = file as Evening & { readonly format: string; readonly version: number };
  return { ...evening, entries: evening.entries.slice(0, entries) };
}

const store = await aStore(NAME);
const app = createApp(store, undefined, around);
const [, triomphe] = TRIOMPHE_CASES[0] ?? [];
if (!triomphe) throw new Error("no evening of the other game");

const settled = await begun(app, first(8, CLUB_EVENING.file));
await record(settled, first(8, CLUB_EVENING.file));
const [corrected] = settled.lines.value;
if (corrected) got(await settled.apply({ kind: "amend", entry: { ...corrected.entry, note: "talt om" } as never }));
got(await settled.apply({ kind: "remove", id: settled.lines.value[3]?.entry.id ?? "" }));
got(await settled.undo());
got(await settled.apply({ kind: "setup", keys: { place: "Hos Åse" } }));
got(await settled.end());
const [payment] = settled.outcome.value.payments ?? [];
if (payment) got(await settled.markPaid(payment, true));

const running = await begun(app, { ...first(3, CLUB_EVENING.file), startedAt: "2026-11-07T19:00:00+01:00" });
await record(running, first(3, CLUB_EVENING.file));
got(await running.announceLastDeal(6));
got(await store.drafts.save(`deal ${running.id}`, { of: "an older app", steps: [1, 2] }));

const other = await begun(app, first(4, triomphe.file));
await record(other, first(4, triomphe.file));

const away = await begun(app, first(0, CLUB_EVENING.file));
got(await app.deleteEvening(away.id));

got(await store.people.put([{ id: "archived", name: "Niels", archived: true }]));
got(await store.profiles.put([{ id: "own", game: "tarok", rules: { ...settled.setup.value.rules, name: "Egne" } }]));
got(
  await store.people.put([
    { id: "tall", name: "Anders", mark: "den lange" },
    { id: "alias", name: "Andreas", mergedInto: "p0" },
  ]),
);
got(await store.seasons.put([{ id: "spring", name: "Foråret", from: "2026-01-01", to: "2026-06-30", minEvenings: 3 }]));
got(await store.nights.put([{ id: "night", name: "Klubaften", evenings: [settled.id, other.id] }]));
const owed = { from: "p1", to: "p2", amountMinor: 1250, currency: "DKK", night: "night" };
got(await store.payments.put([{ id: "payment", at: "2026-11-08T12:00:00+01:00", ...owed }]));
got(await app.changeSettings({ club: "Hjørring Tarokklub", theme: "dark", terms: {} }));

const backup = await got(await app.data.exportAll()).blob.text();
got(await app.data.previewImport(new Blob([backup])));
got(await app.data.applyImport({ evenings: {}, samePeople: [], settings: false }));
const [link, handed] = [linkOf(settled), handedLinkOf(settled)];
const evening = JSON.stringify(settled.document());
store.close();

const keep = (name: string, content: string) => {
  const path = fileURLToPath(new URL(`../test/fixtures/versions/${name}`, import.meta.url));
  if (!existsSync(path)) writeFileSync(path, `${content}\n`);
};
keep(`database-${versionAfter(MIGRATIONS)}.json`, JSON.stringify(await dumpDatabase(indexedDB, NAME)));
keep(`backup-${BACKUP_VERSION}.json`, backup);
keep(`evening-${EVENING_VERSION}.json`, evening);
keep(`link-${LINK_FORM}.txt`, link);
keep(`link-${HANDED_FORM}.txt`, handed);
