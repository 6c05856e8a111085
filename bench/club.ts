import type { Evening, Player } from "../src/model/index.ts";
import { eveningOf } from "./evening.ts";

const DEALS = 40;
/** A club as large as one gets: who plays on an evening goes round. */
const MEMBERS = 24;
const WEEK = 7 * 24 * 60 * 60 * 1000;
const NEWEST = Date.parse("2026-11-24T18:00:00Z");

const member = (index: number): Player => ({
  id: `member ${index % MEMBERS}`,
  name: `Medlem ${String((index % MEMBERS) + 1).padStart(2, "0")}`,
});

/** A backup file of so many evenings of forty deals, a week apart, the newest one still running. */
export function backupOf(evenings: number): string {
  const people = Array.from({ length: MEMBERS }, (_, i) => member(i));
  return JSON.stringify({
    format: "kongekop-backup",
    version: 1,
    at: "2026-11-30T12:00:00Z",
    people,
    profiles: [],
    evenings: Array.from({ length: evenings }, (_, age) => eveningAt(age)),
    settings: {},
  });
}

export const idOf = (age: number): string => `00000000-0000-4000-8000-${String(age).padStart(12, "0")}`;

function eveningAt(age: number): unknown {
  const evening: Evening = eveningOf(DEALS);
  const startedAt = new Date(NEWEST - age * WEEK).toISOString().replace(".000", "");
  const ids = new Map(evening.players.map(({ id }, i) => [id, member(age + i).id]));
  // Ids are unique in the file, so a text that is one is one wherever it stands.
  const renamed: Evening = JSON.parse(JSON.stringify(evening), (_, value) => ids.get(value) ?? value);
  return {
    ...renamed,
    id: idOf(age),
    startedAt,
    players: renamed.players.map((_, i) => member(age + i)),
    end: age === 0 ? null : { at: startedAt.replace("T18", "T22") },
  };
}
