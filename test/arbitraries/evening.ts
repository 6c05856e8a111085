import fc from "fast-check";
import { type Evening, type PlayerId, points, type Setup } from "../../src/model/index.ts";
import {
  FIVE_PLAYERS,
  HJORRING,
  REFUSED_ULTIMO,
  type TarokEntry,
  type TarokRules,
  type TarokState,
  tarok,
  VOID_KEEPS,
} from "../../src/rules/tarok/index.ts";
import { diceOf, throws } from "./dice.ts";
import { anEntry } from "./entry.ts";

export type TarokEvening = Evening<TarokRules, TarokEntry>;

const amount = (max: number) => fc.nat(max).map(points);
const fromOne = (max: number) => fc.integer({ min: 1, max }).map(points);
const perCard = fc.record({ pagat: amount(60), king: amount(60) });
const lost = fc.record({ toEachOpponent: amount(20), toPot: amount(20) });

/** Hjørring's rules, or a club's own. */
export const tarokRules: fc.Arbitrary<TarokRules> = fc.oneof(
  fc.constant(HJORRING),
  fc
    .record({
      funding: amount(40),
      dealerFee: amount(10),
      lostUltimoCard: fc.record({ pagat: lost, king: lost }),
      pagatHome: amount(10),
      ultimo: perCard,
      bagud: perCard,
      lastTrick: amount(30),
      lastTrickPaidOnBagud: fc.boolean(),
      nolo: amount(50),
      tout: amount(100),
      count: fc.record({ par: amount(40), step: fromOne(12), afterTout: fc.boolean() }),
      voidKeeps: fc.constantFrom(...VOID_KEEPS),
      refusedUltimo: fc.constantFrom(...REFUSED_ULTIMO),
      fivePlayers: fc.constantFrom(...FIVE_PLAYERS),
      splitUnit: fromOne(10),
    })
    .map((own) => ({ ...HJORRING, ...own, name: "Egne regler" })),
);

const PEOPLE: readonly PlayerId[] = ["p0", "p1", "p2", "p3", "p4", "p5", "p6"];
const NAMES = ["Anna", "Bo", "Søren", "Åse", "Bo", "Niels: ung", "Ellen; A."];

const setup: fc.Arbitrary<Setup<TarokRules>> = fc
  .record({
    rules: tarokRules,
    atTable: fc.integer({ min: 3, max: 5 }),
    seated: fc.shuffledSubarray([...PEOPLE], { minLength: PEOPLE.length }),
    first: fc.nat(2),
    minorPerPoint: fc.constantFrom(10, 25, 2.5, 0.07, 100),
    roundToMinor: fc.constantFrom(1, 50, 100),
    issued: fc.constantFrom(0, 300).map(points),
  })
  .map(({ rules, atTable, seated, first, minorPerPoint, roundToMinor, issued }) => ({
    id: "6a3c0f5e-0000-4000-8000-000000000000",
    game: "tarok",
    startedAt: "2026-10-24T19:00:00+02:00",
    money: { currency: "DKK", minorPerPoint, roundToMinor },
    jetons: { issued },
    rules,
    players: PEOPLE.map((id, index) => ({ id, name: NAMES[index] ?? id })),
    seats: seated.slice(0, atTable),
    firstDealer: seated[first] ?? "p0",
    end: null,
  }));

/** Whole evenings of Tarok that can be, of every kind of entry: each is made for how the evening stands before it. */
export const tarokEvening: fc.Arbitrary<TarokEvening> = fc
  .record({ setup, entries: fc.array(throws, { maxLength: 40, size: "max" }), ended: fc.boolean() })
  .map(({ setup, entries, ended }) => {
    const made: TarokEntry[] = [];
    let state: TarokState = tarok.open(setup).state;
    for (const [index, numbers] of entries.entries()) {
      const players = setup.players.map(({ id }) => id);
      const entry = anEntry({ id: `e${index}`, dice: diceOf(numbers), state, rules: setup.rules, players });
      made.push(entry);
      state = tarok.step(entry, state, setup.rules).state;
    }
    return { ...setup, end: ended ? { at: "2026-10-25T01:30:00+02:00" } : null, entries: made };
  });
