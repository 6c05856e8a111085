import fc from "fast-check";
import { type Evening, held, type PlayerId, points, type Setup } from "../../src/model/index.ts";
import {
  FORCEE,
  type Round,
  type TriompheEntry,
  type TriompheRules,
  type TriompheState,
  triomphe,
} from "../../src/rules/triomphe/index.ts";
import { untilTricks } from "../../src/rules/triomphe/settle.ts";
import { type Dice, diceOf, throws } from "./dice.ts";

export type TriompheEvening = Evening<TriompheRules, TriompheEntry>;

const PEOPLE: readonly PlayerId[] = ["p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9"];

const weight = fc.nat(4).map(points);
const rules: fc.Arbitrary<TriompheRules> = fc.oneof(
  fc.constant(FORCEE),
  fc.record({
    name: fc.constant("Egne regler"),
    stake: fc.integer({ min: 1, max: 30 }).map(points),
    returnsStake: fc.boolean(),
    weights: fc.record({ fool: weight, magician: weight, strength: weight }),
  }),
);

const setup: fc.Arbitrary<Setup<TriompheRules>> = fc
  .record({
    rules,
    atTable: fc.integer({ min: 4, max: 8 }),
    seated: fc.shuffledSubarray([...PEOPLE], { minLength: PEOPLE.length }),
    first: fc.nat(3),
  })
  .map(({ rules, atTable, seated, first }) => ({
    id: "6a3c0f5e-0000-4000-8000-000000000001",
    game: "triomphe",
    startedAt: "2026-10-24T19:00:00+02:00",
    money: { currency: "DKK", minorPerPoint: 10, roundToMinor: 1 },
    jetons: { issued: points(0) },
    rules,
    players: PEOPLE.map((id) => ({ id, name: id.toUpperCase() })),
    seats: seated.slice(0, atTable),
    firstDealer: seated[first] ?? "p0",
    end: null,
  }));

interface Moment {
  readonly id: string;
  readonly dice: Dice;
  readonly state: TriompheState;
  readonly rules: TriompheRules;
}

/** Whole evenings of Triomphe forcée that can be: each entry is made for how the evening stands before it. */
export const triompheEvening: fc.Arbitrary<TriompheEvening> = fc
  .record({ setup, entries: fc.array(throws, { maxLength: 30, size: "max" }), ended: fc.boolean() })
  .map(({ setup, entries, ended }) => {
    const made: TriompheEntry[] = [];
    let { state } = triomphe.open(setup);
    for (const [index, numbers] of entries.entries()) {
      const entry = anEntry({ id: `e${index}`, dice: diceOf(numbers), state, rules: setup.rules });
      made.push(entry);
      state = triomphe.step(entry, state, setup.rules).state;
    }
    return { ...setup, end: ended ? { at: "2026-10-25T01:30:00+02:00" } : null, entries: made };
  });

function anEntry(moment: Moment): TriompheEntry {
  const { id, dice, state } = moment;
  const away = PEOPLE.filter((one) => !state.seats.includes(one));
  const tooFew = state.seats.length < 4;
  if (tooFew || (dice.oneIn(9) && state.seats.length < 8)) {
    return { type: "join", id, player: dice.pick(away), after: dice.oneIn(5) ? null : dice.pick(state.seats) };
  }
  if (dice.oneIn(12)) return { type: "leave", id, player: dice.pick(state.seats) };
  return dice.oneIn(10) ? aTransfer(moment) : aRound(moment);
}

function aTransfer({ id, dice, state }: Moment): TriompheEntry {
  const pot = held(state.books, "pot:pot");
  const player = `player:${dice.pick(PEOPLE)}`;
  if (pot > 0) return { type: "transfer", id, from: "pot:pot", to: player, amount: points(1 + dice.below(pot)) };
  return { type: "transfer", id, from: player, to: dice.pick(["pot:pot", "difference"]), amount: points(3) };
}

function aRound({ id, dice, state, rules }: Moment): Round {
  const dealer = dice.pick(state.seats);
  const spare = state.seats.length > 4 && dice.oneIn(5) ? state.seats.filter((one) => one !== dealer) : [];
  const sittingOut = spare.slice(0, 1);
  const playing = state.seats.filter((one) => !sittingOut.includes(one));
  const base: Round = {
    type: "round",
    id,
    dealer,
    ...(sittingOut.length > 0 && { sittingOut }),
    ...(dice.oneIn(6) && { stake: points(1 + dice.below(40)) }),
  };
  if (dice.oneIn(6)) return { ...base, death: dice.pick(playing) };
  const shown = new Map<PlayerId, ("fool" | "magician" | "strength")[]>();
  for (const card of ["fool", "magician", "strength"] as const) {
    if (!dice.oneIn(2)) continue;
    const player = dice.pick(playing);
    shown.set(player, [...(shown.get(player) ?? []), card]);
  }
  const rows = dice.shuffled([...shown].map(([player, cards]) => ({ player, cards })));
  const round = { ...base, ...(rows.length > 0 && { shown: rows }) };
  if (untilTricks(round, state, rules).left === 0) return round;
  return { ...round, tricks: [0, 1, 2, 3, 4].map(() => dice.pick(playing)) };
}
