import { describe, expect, test } from "vitest";
import { largest } from "../../../src/ledger/figures/records.ts";
import { figuresOf, happenings, replay, settle, stateAfter, storyOf } from "../../../src/ledger/index.ts";
import { type Evening, type EveningFigures, problem } from "../../../src/model/index.ts";
import { gameOf } from "../../../src/rules/index.ts";
import { CASES, CLUB_EVENING } from "../../support/cases.ts";

/** The figures of an evening in which one entry, by its place, does not fit. */
function without(evening: Evening, place: number): EveningFigures {
  const replayed = replay(evening);
  const postings = replayed.postings.map((posting, index) =>
    index === place ? { ...posting, transfers: [], problems: [problem("notPlaying", ["dealer"])] } : posting,
  );
  return figuresOf(evening, { ...replayed, postings }, settle(evening, stateAfter(replayed)));
}

describe("a story's happenings", () => {
  test.each(CASES)(
    "%s: as many as it counts, each in an entry that is there, in the evening's order",
    (_, { file }) => {
      const replayed = replay(file);
      const story = storyOf(figuresOf(file, replayed, settle(file, stateAfter(replayed))));
      const listed = happenings(file, replayed);
      expect([...listed.keys()]).toEqual(story.lines.map(({ name }) => name));
      for (const { name, amount } of story.lines.filter(({ as }) => as === "times")) {
        expect(listed.get(name)).toHaveLength(amount);
      }
      const order = file.entries.map(({ id }) => id);
      for (const all of listed.values()) {
        const places = all.map(({ entry }) => order.indexOf(entry));
        expect(places).not.toContain(-1);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }
    },
  );

  test.each(CASES)("%s: to each player as often as that player's figures say", (_, { file }) => {
    const replayed = replay(file);
    const { players } = figuresOf(file, replayed, settle(file, stateAfter(replayed)));
    const listed = happenings(file, replayed);
    for (const { name, as, keys } of gameOf(file.game).figures.story) {
      if (as !== "times") continue;
      for (const { player, counters } of players) {
        const counted = keys.reduce((sum, key) => sum + (counters[key] ?? 0), 0);
        expect(listed.get(name)?.filter((one) => one.player === player)).toHaveLength(counted);
      }
    }
  });

  test("are none of an entry that does not fit", () => {
    const { file } = CLUB_EVENING;
    const replayed = replay(file);
    const [first] = [...happenings(file, replayed).values()].flat();
    const postings = replayed.postings.map((posting) =>
      posting.entry.id === first?.entry ? { ...posting, problems: [problem("notPlaying", ["dealer"])] } : posting,
    );
    const left = [...happenings(file, { postings }).values()].flat();
    expect(left.map(({ entry }) => entry)).not.toContain(first?.entry);
    expect(left.length).toBeGreaterThan(0);
  });
});

test("a deal that does not fit keeps its number and counts for nothing", () => {
  const { file } = CLUB_EVENING;
  const place = file.entries.findIndex(({ type }) => type === "deal");
  const [whole, less] = [without(file, -1), without(file, place)];
  expect(less.deals).toBe(whole.deals - 1);
  const records = less.players.flatMap(({ best, worst, pot, streak }) => [best, worst, pot, streak]);
  expect(records.map((one) => one?.number)).not.toContain(1);
  const played = (figures: EveningFigures) => figures.players.reduce((sum, { deals }) => sum + deals, 0);
  expect(played(less)).toBe(played(whole) - 3);
  const counted = (figures: EveningFigures) =>
    figures.players.reduce((sum, { counters }) => sum + (counters["counts"] ?? 0), 0);
  expect(counted(less)).toBeLessThan(counted(whole));
});

test("of equal ones the first is the largest, and nothing that is not above 0", () => {
  expect(
    largest(
      [1, 3, 2, 3].map((size, place) => ({ size, place })),
      ({ size }) => size,
    )?.place,
  ).toBe(1);
  expect(largest([0, -1], (size) => size)).toBeNull();
});
