import { held, MAX_POINTS, type PlayerId, playerAccount, points, potAccount } from "../../src/model/index.ts";
import { FINE_KINDS, POTS, type TarokEntry, type TarokRules, type TarokState } from "../../src/rules/tarok/index.ts";
import { aDeal } from "./deal.ts";
import type { Dice } from "./dice.ts";

/** Where the next entry is made. */
interface Moment {
  readonly id: string;
  readonly dice: Dice;
  readonly state: TarokState;
  readonly rules: TarokRules;
  readonly players: readonly PlayerId[];
}

/** The next entry of an evening, possible as the evening stands; two of three are deals. */
export function anEntry(moment: Moment): TarokEntry {
  const { dice, state } = moment;
  const absent = moment.players.filter((id) => !state.seats.includes(id));
  const between = [
    fine,
    potCheck,
    jetons,
    jetonCount,
    transfer,
    seats,
    ...(absent.length > 0 && state.seats.length < 5 ? [join, join] : []),
    ...(state.seats.length > 1 ? [leave] : []),
  ];
  const isDeal = state.seats.length >= 3 && !dice.oneIn(3);
  return isDeal ? aDeal(moment.id, dice, state, moment.rules) : dice.pick(between)(moment);
}

function fine({ id, dice, state }: Moment): TarokEntry {
  const common = { type: "fine", id, player: dice.pick(state.seats) } as const;
  if (dice.oneIn(3)) return { ...common, kind: "other", amount: points(dice.below(30)), note: "kom for sent" };
  return { ...common, kind: dice.pick(FINE_KINDS) };
}

function potCheck({ id, dice, state }: Moment): TarokEntry {
  const pot = dice.pick(POTS);
  const holds = held(state.books, potAccount(pot));
  const counted = Math.max(0, holds + dice.pick([0, -20, -5, 5, -holds]));
  const coveredBy = counted < holds && dice.oneIn(2) ? { coveredBy: dice.pick(state.seats) } : {};
  return { type: "potCheck", id, pot, counted: points(Math.min(counted, MAX_POINTS)), ...coveredBy };
}

const jetons = ({ id, dice, players }: Moment): TarokEntry => ({
  type: "jetons",
  id,
  player: dice.pick(players),
  amount: dice.pick([100, -100, 5]),
});

function jetonCount({ id, dice, state, players }: Moment): TarokEntry {
  const counted = (player: PlayerId) =>
    Math.max(0, (state.issued[player] ?? 0) + held(state.books, playerAccount(player)) + dice.pick([0, 5, -15]));
  return {
    type: "jetonCount",
    id,
    counts: dice
      .shuffled(players)
      .slice(0, 1 + dice.below(players.length))
      .map((player) => ({ player, counted: points(Math.min(counted(player), MAX_POINTS)) })),
  };
}

function transfer({ id, dice, state, players }: Moment): TarokEntry {
  const pots = POTS.filter((pot) => held(state.books, potAccount(pot)) > 0).map(potAccount);
  const from = dice.pick([...players.map(playerAccount), ...pots, "difference" as const]);
  const to = dice.pick(
    [...players.map(playerAccount), ...POTS.map(potAccount), "difference" as const].filter((to) => to !== from),
  );
  const most = from.startsWith("pot:") ? Math.min(held(state.books, from), 500) : 500;
  return { type: "transfer", id, from, to, amount: points(1 + dice.below(most)) };
}

const seats = ({ id, dice, state }: Moment): TarokEntry => ({ type: "seats", id, seats: dice.shuffled(state.seats) });

const join = ({ id, dice, state, players }: Moment): TarokEntry => ({
  type: "join",
  id,
  player: dice.pick(players.filter((player) => !state.seats.includes(player))),
  after: dice.pick([...state.seats, null]),
  ...(dice.oneIn(3) ? { paysIn: false } : {}),
});

const leave = ({ id, dice, state }: Moment): TarokEntry => ({
  type: "leave",
  id,
  player: dice.pick(state.seats),
  takesShare: dice.oneIn(2),
});
