import { describe, expect, test } from "vitest";
import { points } from "../../../../src/model/index.ts";
import { amendment, rebase, surface } from "../../../../src/rules/triomphe/recording/index.ts";
import { tableOf } from "../support.ts";
import { begun, keyOn, keysOn, recording, roundBy, tapped } from "./support.ts";

const FIVE = "trick:b trick:c trick:b trick:d trick:b";
const four = recording();
const at = (ids: string, context = four) => surface(tapped(context, ids), context);
const pot = (ids: string) => at(ids).cups[0];

describe("the stakes", () => {
  test("go in by themselves, from everybody who plays", () => {
    const { cups, people, main, blank } = at("");
    expect(cups[0]).toMatchObject({ staked: 40, after: 40, playing: 4, stake: 10 });
    expect(people.map(({ net }) => net)).toEqual([-10, -10, -10, -10]);
    expect(main).toMatchObject({ does: "jump", missing: { what: "tricks", left: 5 } });
    expect(blank).toBe(true);
  });

  test("can be others in one round, and the rules' own again", () => {
    const typed = tapped(four, "more stake digit:2 digit:5");
    expect(typed.round.stake).toBe(25);
    expect(surface(typed, four).cups[0]).toMatchObject({ staked: 100, stake: 25 });
    expect(tapped(four, "erase erase", typed).round.stake).toBeUndefined();
    expect(tapped(four, "usualStake", typed).round).toEqual(begun(four).round);
    expect(roundBy(four, "more stake digit:0 digit:7")).toEqual({ stake: 7 });
    expect(
      roundBy(four, "more stake digit:9 digit:9 digit:9 digit:9 digit:9 digit:9 digit:9 digit:9").stake,
    ).toBeLessThanOrEqual(1_000_000);
  });

  test("are of those alone who play", () => {
    const five = recording(5);
    const { cups, people } = at("seating sitOut:e", five);
    expect(cups[0]).toMatchObject({ staked: 40, playing: 4 });
    expect(people.map(({ sitsOut }) => sitsOut)).toEqual([false, false, false, false, true]);
  });
});

describe("Death", () => {
  test("takes the pot: three taps with the one that saves", () => {
    const { main, people, cups } = at("person:c death:c");
    expect(roundBy(four, "person:c death:c")).toEqual({ death: "c" });
    expect(main).toEqual({ does: "save" });
    expect(people.map(({ net }) => net)).toEqual([-10, -10, 30, -10]);
    expect(cups[0].after).toBe(0);
  });

  test("is taken back by a second tap, and moves to another player", () => {
    expect(roundBy(four, "person:c death:c death:c")).toEqual({});
    expect(roundBy(four, "person:c death:c person:d death:d")).toEqual({ death: "d" });
  });

  test("leaves room for nothing else", () => {
    const draft = tapped(four, "person:c death:c");
    expect(keyOn(draft, four, "show:c:fool")).toMatchObject({ state: "impossible", why: { code: "deathAndShown" } });
    expect(keyOn(draft, four, "trick:b")).toMatchObject({ state: "impossible", why: { code: "deathAndTricks" } });
    const asked = tapped(four, "trick:b", draft);
    expect(asked.round).toEqual(draft.round);
    expect(surface(asked, four).asked?.waysOut.map(({ id }) => id)).toEqual(["instead:clear:death"]);
    expect(tapped(four, "instead:clear:death", asked).round.tricks).toEqual(["b"]);
  });

  test("after cards and tricks takes all of it back at once", () => {
    const draft = tapped(four, "person:b show:b:fool trick:c person:d death:d");
    expect(surface(draft, four).asked?.waysOut.map(({ id }) => id)).toEqual(["instead:clear:all"]);
    expect(tapped(four, "instead:clear:all", draft).round).toMatchObject({ death: "d" });
  });
});

describe("a shown card", () => {
  test("shrinks the pot, in order from the dealer's right", () => {
    expect(pot("person:d show:d:fool")).toMatchObject({ staked: 40, after: 20 });
    expect(pot("person:d show:d:fool person:b show:b:strength")).toMatchObject({ staked: 40, after: 0 });
    // b comes first and takes its thirty; ten is left for d.
    expect(at("person:d show:d:fool person:b show:b:strength").people.map(({ net }) => net)).toEqual([-10, 20, -10, 0]);
    expect(roundBy(four, "person:d show:d:fool person:b show:b:strength").shown?.map(({ player }) => player)).toEqual([
      "b",
      "d",
    ]);
  });

  test("of one player stand together, in the order of the cards; a second tap takes one back", () => {
    expect(roundBy(four, "person:b show:b:strength show:b:fool").shown).toEqual([
      { player: "b", cards: ["fool", "strength"] },
    ]);
    expect(roundBy(four, "person:b show:b:strength show:b:fool show:b:strength show:b:fool")).toEqual({});
  });

  test("is shown once: the others' key says by whom", () => {
    const draft = tapped(four, "person:b show:b:fool person:c");
    expect(keyOn(draft, four, "show:c:fool")).toMatchObject({ state: "impossible", why: { players: ["b", "c"] } });
    // b is paid before c, and still it is c's key at b that names c.
    const other = tapped(four, "person:c show:c:fool person:b");
    expect(keyOn(other, four, "show:b:fool")).toMatchObject({ state: "impossible", why: { players: ["c", "b"] } });
    const asked = tapped(four, "show:c:fool", draft);
    expect(tapped(four, "instead:show:b:fool", asked).round.shown).toEqual([{ player: "c", cards: ["fool"] }]);
  });

  test("that empties the pot ends the round", () => {
    const draft = tapped(four, "person:b show:b:strength show:b:fool");
    expect(surface(draft, four).main).toEqual({ does: "save" });
    expect(keyOn(draft, four, "trick:c").why?.code).toBe("tricksWithoutPot");
  });

  test("that would empty the pot after tricks were told asks for them", () => {
    const draft = tapped(four, `person:b show:b:strength ${FIVE} person:b show:b:fool`);
    expect(surface(draft, four).asked?.waysOut.map(({ id }) => id)).toContain("instead:clear:tricks");
  });
});

describe("tricks", () => {
  test("five taps find who takes the pot", () => {
    const { winner, main, people, dock } = at(FIVE);
    expect(winner).toEqual({ player: "b", decided: "most" });
    expect(main).toEqual({ does: "save" });
    expect(people.map(({ net }) => net)).toEqual([-10, 30, -10, -10]);
    expect(people.map(({ tricks }) => tricks)).toEqual([[], [1, 3, 5], [2], [4]]);
    expect(dock.face).toBe("tricks");
  });

  test("before the fifth the pot is nobody's", () => {
    expect(at("trick:b trick:b trick:b").people.map(({ net }) => net)).toEqual([-10, -10, -10, -10]);
    expect(at("trick:b trick:b trick:b").main).toMatchObject({ missing: { what: "tricks", left: 2 } });
  });

  test("a tie is decided by the second trick of one's own", () => {
    expect(at("trick:b trick:c trick:d trick:c trick:b").winner).toEqual({ player: "c", decided: "secondFirst" });
  });

  test("the last is taken back, any other told anew", () => {
    expect(roundBy(four, `${FIVE} erase`).tricks).toEqual(["b", "c", "b", "d"]);
    expect(roundBy(four, `${FIVE} place:1 trick:d`).tricks).toEqual(["b", "d", "b", "d", "b"]);
    expect(tapped(four, `${FIVE} place:1 place:1`).place).toBeNull();
    expect(tapped(four, `${FIVE} place:1 erase`).round.tricks).toHaveLength(5);
  });

  test("a sixth cannot be; it can have been the fifth", () => {
    const asked = tapped(four, `${FIVE} trick:a`);
    expect(asked.round.tricks).toHaveLength(5);
    expect(tapped(four, "instead:place:4", asked).round.tricks).toEqual(["b", "c", "b", "d", "a"]);
  });

  test("taken back where a sixth was tapped are told from the first: nobody has one", () => {
    const asked = tapped(four, `${FIVE} trick:a`);
    expect(surface(asked, four).asked?.waysOut.map(({ id }) => id)).toEqual(["instead:place:4", "clear:tricks"]);
    const cleared = tapped(four, "clear:tricks", asked);
    expect(cleared.round.tricks).toBeUndefined();
    expect(surface(cleared, four)).toMatchObject({ asked: null, dock: { face: "tricks" } });
  });

  test("stand in sight once five are told, closed or with a sixth tapped, each to be told anew", () => {
    const rest = at(`${FIVE} close`).dock;
    expect(rest).toMatchObject({ face: "rest", places: [..."bcbdb"].map((player) => ({ player, caret: false })) });
    expect(roundBy(four, `${FIVE} close place:1 trick:d`).tricks).toEqual(["b", "d", "b", "d", "b"]);
    expect(at(`${FIVE} person:a trick:a`).dock.face).toBe("tricks");
    expect(at("trick:b close").dock).toMatchObject({ face: "rest", places: null });
  });

  test("nobody who sits out takes one", () => {
    const five = recording(5);
    expect(keyOn(tapped(five, "seating sitOut:e"), five, "trick:e").why?.code).toBe("notPlaying");
  });
});

describe("the table", () => {
  test("has another dealer, who then plays", () => {
    const five = recording(5);
    expect(tapped(five, "seating sitOut:e dealer:e").round).toEqual({ type: "round", id: "r", dealer: "e" });
    expect(keyOn(tapped(five, "seating"), five, "sitOut:a").why?.code).toBe("dealerSitsOut");
    expect(keyOn(tapped(five, "seating sitOut:e"), five, "sitOut:d").why?.code).toBe("tableSize");
  });

  test("that has changed keeps what still can be of a draft", () => {
    const five = recording(5);
    const draft = tapped(five, `seating sitOut:e person:b show:b:fool ${FIVE}`);
    const without = (player: string) => {
      const state = { ...tableOf(5), seats: ["a", "b", "c", "d", "e"].filter((id) => id !== player) };
      return rebase(draft, { ...five, state: { ...state, firstDealer: state.seats[0] ?? "" } }).round;
    };
    expect(without("e")).toMatchObject({ shown: [{ player: "b" }], tricks: ["b", "c", "b", "d", "b"] });
    expect(without("e").sittingOut).toBeUndefined();
    expect(without("d").tricks).toBeUndefined();
    expect(without("b").shown).toBeUndefined();
  });
});

describe("a correction", () => {
  const saved = { type: "round" as const, id: "r", dealer: "a", tricks: ["b", "c", "b", "d", "b"], stake: points(20) };

  test("is shown before it is saved", () => {
    const draft = amendment(saved, four, "w");
    expect(surface(draft, four)).toMatchObject({ amends: true, main: { does: "review" } });
    expect(tapped(four, "place:1 trick:d", draft).round.tricks).toEqual(["b", "d", "b", "d", "b"]);
    const changed = tapped(four, "close", { ...draft, face: { face: "tricks" } });
    expect(changed.face).toEqual({ face: "rest" });
    const reviewed = tapped(four, "person:c show:c:fool review", draft);
    expect(surface(reviewed, four).main).toEqual({ does: "save" });
    expect(surface(reviewed, four).dock.face).toBe("review");
  });
});

test("faces open and close, and every key on the screen has an id of its own", () => {
  for (const ids of ["", "person:b", FIVE, "pot", "payments", "more", "seating", "more stake", "more stake back"]) {
    const keys = keysOn(at(ids)).map(({ id }) => id);
    expect(new Set(keys.filter((id) => !/^(more|seating|payments|close)$/.test(id))).size).toBe(
      keys.filter((id) => !/^(more|seating|payments|close)$/.test(id)).length,
    );
  }
  expect(at("pot pot").dock.face).toBe("rest");
  expect(at("person:b person:b").dock.face).toBe("rest");
  expect(at("more stake back").dock.face).toBe("more");
  expect(at("more close").dock.face).toBe("rest");
  expect(at("missing").dock.face).toBe("tricks");
});
