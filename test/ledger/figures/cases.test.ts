import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { figuresOf, replay, settle, stateAfter, storyOf } from "../../../src/ledger/index.ts";
import { type Evening, type EveningFigures, GAMES, type PlayerFigures } from "../../../src/model/index.ts";
import { gameOf } from "../../../src/rules/index.ts";
import { tarokEvening } from "../../arbitraries/evening.ts";
import { triompheEvening } from "../../arbitraries/triomphe.ts";
import { CASES } from "../../support/cases.ts";
import { largestPots, receivedFrom } from "./plainPayments.ts";
import { countTarok } from "./plainTarok.ts";
import { countTriomphe } from "./plainTriomphe.ts";
import { RAW, type RawCase, seatsAt } from "./raw.ts";

const figured = (evening: Evening): EveningFigures => {
  const replayed = replay(evening);
  return figuresOf(evening, replayed, settle(evening, stateAfter(replayed)));
};

/** Every fixture: its figures, and the same file for the loops. */
const EVENINGS = CASES.map(([name, { file }], index): [string, EveningFigures, RawCase] => {
  const raw = RAW[index];
  if (!raw) throw new Error("the fixtures are not the same");
  return [name, figured(file), raw];
});

const pick = <T>({ players }: EveningFigures, of: (one: PlayerFigures) => T): Record<string, T> =>
  Object.fromEntries(players.map((one) => [one.player, of(one)]));
const idsOf = ({ file }: RawCase): string[] => file.players.map(({ id }) => id);

/** The deals that count, each with who played it and what their balances moved. */
function dealsOf(raw: RawCase) {
  const seats = seatsAt(raw);
  let number = 0;
  return raw.file.entries.flatMap((entry, place) => {
    if (entry.type !== "deal" && entry.type !== "round") return [];
    number += 1;
    if (entry.voided) return [];
    const before = (raw.expected.entries[place - 1] ?? raw.expected.opening).players;
    const after = raw.expected.entries[place]?.players ?? {};
    const playing = (seats[place] ?? []).filter((id) => !entry.sittingOut?.includes(id));
    const gains = new Map(playing.map((id) => [id, (after[id] ?? 0) - (before[id] ?? 0)]));
    return [{ entry: entry.id, number, gains }];
  });
}

test.each(GAMES)("every figure of %s that a page or a story lists is counted of some evening", (game) => {
  const generated = fc.sample<Evening>(fc.oneof(tarokEvening, triompheEvening), { numRuns: 60, seed: 1 });
  const some = [...CASES.map(([, { file }]) => file), ...generated].filter((evening) => evening.game === game);
  const counted = new Set(
    some.map(figured).flatMap(({ players }) => players.flatMap((one) => Object.keys(one.counters))),
  );
  const { groups, story } = gameOf(game).figures;
  const cells = groups.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  const listed = cells.flatMap((cell) => (cell.as === "average" ? [cell.sum, cell.over] : [cell.key]));
  const never = [...listed, ...story.flatMap(({ keys }) => keys)].filter((key) => !counted.has(key));
  expect(never, "listed in the game's `figures`, but its `tally` never counts them").toEqual([]);
});

describe("every figure of the fixtures is what a plain loop over the file counts", () => {
  test.each(EVENINGS)("%s: the game's own", (_, figures, raw) => {
    const sheet = raw.file.game === "tarok" ? countTarok(raw) : countTriomphe(raw).sheet;
    expect(pick(figures, ({ counters }) => counters)).toEqual(
      Object.fromEntries(idsOf(raw).map((id) => [id, sheet.row(id)])),
    );
  });

  test.each(EVENINGS)("%s: deals", (_, figures, raw) => {
    const deals = dealsOf(raw);
    expect(figures.deals).toBe(deals.length);
    expect(pick(figures, (one) => one.deals)).toEqual(
      Object.fromEntries(idsOf(raw).map((id) => [id, deals.filter(({ gains }) => gains.has(id)).length])),
    );
  });

  test.each(EVENINGS)("%s: points and money where it has ended", (_, figures, raw) => {
    const { settlement } = raw.expected;
    expect(figures.ended).toBe(raw.file.end !== null);
    if (!settlement) return;
    expect(pick(figures, ({ points }) => points)).toEqual(settlement.points);
    expect(pick(figures, ({ minor }) => minor)).toEqual(
      settlement.money ?? Object.fromEntries(idsOf(raw).map((id) => [id, null])),
    );
  });

  test.each(EVENINGS)("%s: the best deal, the worst and the longest streak", (_, figures, raw) => {
    for (const { player, best, worst, streak } of figures.players) {
      let [most, least, run, longest] = [0, 0, 0, 0];
      for (const { gains } of dealsOf(raw)) {
        const gain = gains.get(player);
        if (gain === undefined) continue;
        most = Math.max(most, gain);
        least = Math.min(least, gain);
        run = gain > 0 ? run + 1 : 0;
        longest = Math.max(longest, run);
      }
      expect([best?.points ?? 0, worst?.points ?? 0, streak?.deals ?? 0]).toEqual([most, least, longest]);
    }
  });

  test.each(EVENINGS)("%s: the largest pot", (_, figures, raw) => {
    const largest = raw.file.game === "tarok" ? largestPots(raw) : countTriomphe(raw).largest;
    expect(pick(figures, ({ pot }) => pot?.points ?? 0)).toEqual(
      Object.fromEntries(idsOf(raw).map((id) => [id, largest.get(id) ?? 0])),
    );
  });

  test.each(EVENINGS)("%s: each against each", (_, figures, raw) => {
    const received = receivedFrom(raw);
    const deals = dealsOf(raw);
    const counted = idsOf(raw).flatMap((one, place, ids) =>
      ids.slice(place + 1).map((other) => ({
        one,
        other,
        points: received.at(one, other) - received.at(other, one),
        deals: deals.filter(({ gains }) => gains.has(one) && gains.has(other)).length,
      })),
    );
    expect(figures.pairs).toEqual(counted.filter(({ points, deals }) => points !== 0 || deals > 0));
  });

  test.each(EVENINGS)("%s: the story's records stand in the deals it names", (_, figures, raw) => {
    const { best, worst, pot, streak, deals } = storyOf(figures);
    const all = dealsOf(raw);
    const gains = all.flatMap((deal) => [...deal.gains].map(([player, gain]) => ({ ...deal, player, gain })));
    const found = gains.find(({ gain }) => gain === Math.max(...gains.map((one) => one.gain)) && gain > 0);
    expect(deals).toBe(all.length);
    expect(best && [best.points, best.number, best.entry]).toEqual(
      found ? [found.gain, found.number, found.entry] : null,
    );
    const lowest = gains.filter(({ gain }) => gain < 0).sort((a, b) => a.gain - b.gain)[0];
    expect(worst && [worst.points, worst.number]).toEqual(lowest ? [lowest.gain, lowest.number] : null);
    expect(pot?.points ?? 0).toBe(Math.max(0, ...figures.players.map((one) => one.pot?.points ?? 0)));
    expect(streak?.deals ?? 0).toBe(Math.max(0, ...figures.players.map((one) => one.streak?.deals ?? 0)));
  });
});
