import { type Points, type Problem, pathText } from "../../src/model/index.ts";
import { type Deal, HJORRING, type TarokRules, tarok } from "../../src/rules/index.ts";
import type { TarokContext } from "../../src/rules/tarok/check/index.ts";
import type { Declaration } from "../../src/rules/tarok/declaration.ts";

/** Where an evening stands before its first entry; ann, bo, carl, dora and eli are known, the first `seated` of them sit. */
export function context(seated = 4, rules: TarokRules = HJORRING): TarokContext {
  const ids = ["ann", "bo", "carl", "dora", "eli", "finn"];
  const setup = {
    id: "evening",
    game: "tarok",
    startedAt: "2026-01-01T19:00Z",
    money: { currency: "DKK", minorPerPoint: 10, roundToMinor: 1 },
    jetons: { issued: 0 as Points },
    rules,
    players: ids.map((id) => ({ id, name: id })),
    seats: ids.slice(0, seated),
    firstDealer: "ann",
    end: null,
  } as const;
  return { players: new Set(ids), rules, state: tarok.open(setup).state, potsKnown: true };
}

/** A deal that ann dealt to bo and dora while carl sat out, with what a test adds. */
export const deal = (fields: Partial<Deal> = {}): Deal => ({
  type: "deal",
  id: "deal",
  dealer: "ann",
  sittingOut: ["carl"],
  ...fields,
});

/** Declarations in short: `ann 12 taroks with pagat`, `bo half kings without clubs`, `dora full hearts`. */
export function declared(...texts: readonly string[]): readonly Declaration[] {
  return texts.map((text) => {
    const [player = "", what = "", kind = "", , card] = text.split(" ");
    const count = Number(what);
    if (kind === "taroks") return { player, kind, count, withPagat: !text.includes("without") };
    if (kind === "matadors") return { player, kind, count };
    // Only the tests write these, and the schema would say so.
    return { player, kind: what, of: kind, ...(card === undefined ? {} : { missing: card }) } as Declaration;
  });
}

/** Problems as lines to compare: `lastTrick.winner: notPlaying`. */
export const lines = (problems: readonly Problem[]): string[] =>
  problems.map(({ code, path }) => `${pathText(path)}: ${code}`);
