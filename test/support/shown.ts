import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { HJORRING } from "../../src/rules/tarok/index.ts";

interface EveningFile extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly startedAt: string;
  readonly entries: readonly { readonly id: string; readonly type: string; readonly at?: string }[];
  readonly revisions?: unknown;
}

const fixture = fileURLToPath(new URL("../fixtures/club-evening.json", import.meta.url));

/** A club's evening of 28 deals, as a file. */
export const clubEvening = (): EveningFile => (JSON.parse(readFileSync(fixture, "utf8")) as { file: EveningFile }).file;

const minutesAfter = (time: string, minutes: number): string =>
  new Date(new Date(time).getTime() + minutes * 60_000).toISOString().replace(".000Z", "Z");

/** The same table on another day, of which only the first entries were played. */
function cut(file: EveningFile, id: string, startedAt: string, place: string, entries: number, ended: boolean) {
  const { revisions: _, ...rest } = file;
  const played = file.entries
    .slice(0, entries)
    .map((entry, i) => ({ ...entry, at: minutesAfter(startedAt, 7 * i + 9) }));
  return { ...rest, id, startedAt, place, entries: played, end: ended ? { at: startedAt } : null };
}

/** The id of the running evening in `shownBackup`. */
export const RUNNING = "e3a7c0de-0000-4000-8000-000000000001";

/** The id of the club's own rules in `shownBackup`. */
export const OWN_RULES = "e3a7c0de-0000-4000-8000-00000000000a";

/** When the evening in `shownBackup` is running. */
export const SHOWN_NOW = "2026-11-30T21:12:00+01:00";

/** What the screenshots and the tests of every screen show: one evening running after 13 entries, and some that have ended. */
export function shownBackup(): string {
  const file = clubEvening();
  const evenings = [
    cut(file, RUNNING, "2026-11-30T19:30:00+01:00", "Klubhuset", 13, false),
    cut(file, "e3a7c0de-0000-4000-8000-000000000002", "2026-11-23T19:30:00+01:00", "Klubhuset", 28, true),
    cut(file, "e3a7c0de-0000-4000-8000-000000000003", "2026-11-16T19:30:00+01:00", "Hos Karen", 21, true),
    cut(file, "e3a7c0de-0000-4000-8000-000000000004", "2026-11-09T19:30:00+01:00", "Klubhuset", 9, true),
  ];
  const backup = {
    format: "kongekop-backup",
    version: 1,
    at: SHOWN_NOW,
    people: file["players"],
    profiles: [{ id: OWN_RULES, game: "tarok", rules: { ...HJORRING, name: "Klubbens", tout: 100 } }],
    evenings,
  };
  return JSON.stringify({ ...backup, settings: {} });
}
