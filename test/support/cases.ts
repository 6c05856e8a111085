import { readFileSync } from "node:fs";
import { type Books, EVENING_VERSION, type Evening, type GameId, migratedDocument } from "../../src/model/index.ts";

/** An evening file and what another program computed for it. */
export interface Case {
  readonly file: Evening;
  readonly expected: {
    readonly opening: Books;
    readonly entries: readonly Books[];
    readonly settlement?: {
      readonly potSplit: Readonly<Record<string, number>>;
      readonly points: Readonly<Record<string, number>>;
      readonly money: Readonly<Record<string, number>> | null;
      readonly minPayments: number | null;
    };
  };
}

/** The text of a fixture. */
export const fixture = (name: string): string => readFileSync(`${import.meta.dirname}/../fixtures/${name}`, "utf8");

/** As this version of the app knows it: the files among the fixtures are as old as they are. */
function current({ file, expected }: Case): Case {
  const { version } = file as Evening & { readonly version: number };
  if (version === EVENING_VERSION) return { file, expected };
  return { file: { ...migratedDocument({ ...file }, version), version: EVENING_VERSION } as never, expected };
}

/** The ordinary evening of 28 deals. */
export const CLUB_EVENING: Case = current(JSON.parse(fixture("club-evening.json")));

/** Every evening among the fixtures, by a name for tests. */
export const CASES: readonly (readonly [string, Case])[] = (JSON.parse(fixture("evenings.json")) as Case[])
  .map(current)
  .concat(CLUB_EVENING)
  .map((one, index) => [`evening ${index}, ${one.file.game}, ${one.file.seats.length} seats`, one] as const);

const casesOf = (game: GameId) => CASES.filter(([, { file }]) => file.game === game);

export const TAROK_CASES = casesOf("tarok");
export const TRIOMPHE_CASES = casesOf("triomphe");
