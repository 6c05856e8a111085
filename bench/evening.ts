import { readFileSync } from "node:fs";
import type { Evening } from "../src/model/index.ts";

const { file: CLUB_EVENING }: { file: Evening } = JSON.parse(
  readFileSync(new URL("../test/fixtures/club-evening.json", import.meta.url), "utf8"),
);

/** The club's evening, its deals played again and again until there are `deals`. */
export function eveningOf(deals: number): Evening {
  const { entries } = CLUB_EVENING;
  const rounds = Array.from({ length: Math.ceil(deals / entries.length) }, (_, round) =>
    entries.map((entry) => ({ ...entry, id: `${entry.id} of round ${round}` })),
  );
  return { ...CLUB_EVENING, entries: rounds.flat().slice(0, deals) };
}
