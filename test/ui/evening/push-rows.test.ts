import { beforeAll, describe, expect, test } from "vitest";
import { loadWords, type Words } from "../../../src/i18n/index.ts";
import type { Evening } from "../../../src/model/index.ts";
import type { Deal } from "../../../src/rules/index.ts";
import { pushRows } from "../../../src/ui/evening/push-rows.ts";
import { tellingOf } from "../../../src/ui/evening/telling.ts";
import { speak } from "../../../src/ui/words.ts";
import { CLUB_EVENING } from "../../support/cases.ts";
import { fakeEvening } from "../fakes/evening.ts";

let da: Words;
let en: Words;
beforeAll(async () => {
  da = await loadWords("da");
  en = await loadWords("en");
});

/** Søren empties the cup: Birgit deals, Anders loses a king to her. */
const ULTIMO: Deal = {
  type: "deal",
  id: "d",
  dealer: "p1",
  sittingOut: ["p3"],
  lost: [{ card: "king", suit: "clubs", player: "p0", to: "p1" }],
  lastTrick: { winner: "p2", ultimo: "king", suit: "hearts" },
  counts: [
    { player: "p0", points: 31 },
    { player: "p1", points: 22 },
  ],
};

const rows = (words: Words, deal: Deal) => {
  speak(words);
  const file: Evening = { ...CLUB_EVENING.file, entries: [deal] };
  const live = fakeEvening(file);
  const told = tellingOf(live, live.opening.value.state.seats);
  return pushRows(told, live.lines.value[0]?.transfers ?? []).map(({ text, times, amount, pieces }) => {
    const counted = pieces.map(({ jeton, count }) => `${count}×${jeton}`).join(" ");
    return `${text}: ${times} × ${amount} = ${counted}`;
  });
};

describe("the jetons of a deal", () => {
  test("are told in the order in which they are pushed: into the pots, out, and in again", () => {
    expect(rows(da, ULTIMO)).toEqual([
      "Birgit lægger i pagatkoppen: 1 × 5 = 1×5",
      "Birgit og Anders lægger i kongekoppen: 2 × 5 = 1×5",
      "Anders giver Søren: 1 × 45 = 2×20 1×5",
      "Birgit giver Søren: 1 × 40 = 2×20",
      "Søren tømmer kongekoppen: 1 × 90 = ",
      "Alle fire funderer kongekoppen igen: 4 × 20 = 1×20",
    ]);
  });

  test("agree with their verb in English", () => {
    expect(rows(en, ULTIMO).slice(0, 2)).toEqual([
      "Birgit puts into the pagat pot: 1 × 5 = 1×5",
      "Birgit and Anders put into the king pot: 2 × 5 = 1×5",
    ]);
    expect(rows(en, ULTIMO).at(-1)).toBe("All four fund the king pot again: 4 × 20 = 1×20");
  });
});
