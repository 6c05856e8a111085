import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { figuresOf, replay, settle, stateAfter, storyOf } from "../../../src/ledger/index.ts";
import { accountPlayer, type Evening, type EveningFigures } from "../../../src/model/index.ts";
import { FINE_KINDS, gameOf } from "../../../src/rules/index.ts";
import { tarokEvening } from "../../arbitraries/evening.ts";
import { triompheEvening } from "../../arbitraries/triomphe.ts";

const figured = (evening: Evening): EveningFigures => {
  const replayed = replay(evening);
  return figuresOf(evening, replayed, settle(evening, stateAfter(replayed)));
};
const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const sumOf = ({ players }: EveningFigures, key: string): number =>
  total(players.map(({ counters }) => counters[key] ?? 0));
/** Enough with evenings of up to 40 entries each. */
const RUNS = { numRuns: 30 };
const anyEvening: fc.Arbitrary<Evening> = fc.oneof(tarokEvening, triompheEvening);

describe("the figures of every evening", () => {
  test("sum in points to what is left in the pots and unexplained", () => {
    fc.assert(
      fc.property(anyEvening, (evening) => {
        const { books } = stateAfter(replay(evening));
        const shared = gameOf(evening.game).fundsPots ? 0 : total(Object.values(books.pots));
        expect(total(figured(evening).players.map(({ points }) => points))).toBe(-shared - books.difference || 0);
      }),
      RUNS,
    );
  });

  test("count as many deals as are played, three or more to each", () => {
    fc.assert(
      fc.property(anyEvening, (evening) => {
        const { deals, players, pairs } = figured(evening);
        const seats = total(players.map((one) => one.deals));
        expect(seats).toBeGreaterThanOrEqual(3 * deals);
        if (evening.game === "tarok")
          expect([seats, total(pairs.map((one) => one.deals))]).toEqual([3 * deals, 3 * deals]);
      }),
      RUNS,
    );
  });

  test("pair each two once, and a player's pairs with what was paid directly", () => {
    fc.assert(
      fc.property(anyEvening, (evening) => {
        const { players, pairs } = figured(evening);
        expect(new Set(pairs.map(({ one, other }) => [one, other].sort().join(" "))).size).toBe(pairs.length);
        const { opening, postings } = replay(evening);
        const direct = [opening, ...postings]
          .flatMap(({ transfers }) => transfers)
          .filter(({ from, to }) => accountPlayer(from) !== undefined && accountPlayer(to) !== undefined);
        for (const { player } of players) {
          const net = total(
            direct.map(({ from, to, amount }) =>
              accountPlayer(to) === player ? amount : accountPlayer(from) === player ? -amount : 0,
            ),
          );
          const paired = pairs.map(({ one, other, points }) =>
            one === player ? points : other === player ? -points : 0,
          );
          expect(total(paired)).toBe(net || 0);
        }
      }),
      RUNS,
    );
  });

  test("hold nothing but what the game lists, and are the same after being stored", () => {
    fc.assert(
      fc.property(anyEvening, (evening) => {
        const figures = figured(evening);
        expect(JSON.parse(JSON.stringify(figures))).toEqual(figures);
        const { groups, story, most } = gameOf(evening.game).figures;
        const shown = groups.flatMap(({ from, rows }) => [
          from,
          ...rows.flatMap(({ cells }) =>
            cells.flatMap((cell) => (cell.as === "average" ? [cell.sum, cell.over] : [cell.key])),
          ),
        ]);
        const listed = new Set([...shown, ...most, ...story.flatMap(({ keys }) => keys)]);
        const counted = new Set(figures.players.flatMap(({ counters }) => Object.keys(counters)));
        expect([...counted].filter((key) => !listed.has(key))).toEqual([]);
      }),
      RUNS,
    );
  });

  test("tell a story that is the sum over the players", () => {
    fc.assert(
      fc.property(anyEvening, (evening) => {
        const figures = figured(evening);
        const lines = gameOf(evening.game).figures.story;
        expect(storyOf(figures).lines.map(({ amount }) => amount)).toEqual(
          lines.map(({ keys }) => total(keys.map((key) => sumOf(figures, key)))),
        );
      }),
      RUNS,
    );
  });
});

describe("the figures of every evening of Tarok", () => {
  test("have tried every ultimo that was made, failed, refused or annulled", () => {
    fc.assert(
      fc.property(tarokEvening, (evening) => {
        for (const { counters } of figured(evening).players) {
          for (const card of ["pagat", "king"]) {
            const came = ["made", "failed", "refused", "annulled"].map(
              (what) => counters[`ultimo.${what}.${card}`] ?? 0,
            );
            expect(counters[`ultimo.tried.${card}`] ?? 0).toBe(total(came));
          }
        }
      }),
      RUNS,
    );
  });

  test("have forced as many bagud as were suffered", () => {
    fc.assert(
      fc.property(tarokEvening, (evening) => {
        const figures = figured(evening);
        for (const card of ["pagat", "king"]) {
          expect(sumOf(figures, `forced.${card}`)).toBe(sumOf(figures, `ultimo.failed.${card}`));
        }
      }),
      RUNS,
    );
  });

  test("have a dealer in every deal, and every fine in its kind and with its points", () => {
    fc.assert(
      fc.property(tarokEvening, (evening) => {
        const figures = figured(evening);
        expect(sumOf(figures, "dealt")).toBe(figures.deals);
        const kinds = [...FINE_KINDS, "other"];
        expect(sumOf(figures, "fines")).toBe(total(kinds.map((kind) => sumOf(figures, `fines.${kind}`))));
        expect(sumOf(figures, "fines.points")).toBe(total(kinds.map((kind) => sumOf(figures, `fines.points.${kind}`))));
        const paid = replay(evening)
          .postings.flatMap(({ transfers }) => transfers)
          .filter(({ reason }) => reason === "fine");
        expect(sumOf(figures, "fines.points")).toBe(total(paid.map(({ amount }) => amount)));
      }),
      RUNS,
    );
  });
});

describe("the figures of every evening of Triomphe forcée", () => {
  test("win from the pot what is in it", () => {
    fc.assert(
      fc.property(triompheEvening, (evening) => {
        const figures = figured(evening);
        const ways = ["death", "shown", "tricks"].map((way) => sumOf(figures, `points.${way}`));
        expect(sumOf(figures, "points.won")).toBe(total(ways));
        const rounds = replay(evening)
          .postings.filter(({ entry }) => entry.type === "round")
          .flatMap(({ transfers }) => transfers);
        const staked = rounds.filter(({ reason }) => reason === "stake").map(({ amount }) => amount);
        expect(sumOf(figures, "staked")).toBe(total(staked));
      }),
      RUNS,
    );
  });
});
