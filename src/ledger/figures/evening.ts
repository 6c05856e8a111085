import { type Counters, type EveningFigures, own, type PlayerId, type Setup } from "../../model/index.ts";
import { gameOf } from "../../rules/index.ts";
import type { Settlement } from "../settlement.ts";
import { Adder } from "./counters.ts";
import { fits, type Kept, playedDeals } from "./deals.ts";
import { pairsOf } from "./pairs.ts";
import { recordsOf } from "./records.ts";

/** The figures of one evening as it stands and is settled, ended or not: all that statistics need of it. */
export function figuresOf(
  setup: Setup,
  replayed: Kept,
  { points, money }: Pick<Settlement, "points" | "money">,
): EveningFigures {
  const played = playedDeals(setup, replayed);
  const counters = countersOf(setup, replayed);
  const ids = setup.players.map(({ id }) => id);
  return {
    evening: setup.id,
    game: setup.game,
    startedAt: setup.startedAt,
    ended: setup.end !== null,
    money: setup.money,
    deals: played.length,
    players: ids.map((player) => ({
      player,
      points: own(points, player) ?? 0,
      minor: money && (own(money, player) ?? 0),
      deals: played.filter(({ gains }) => gains.has(player)).length,
      counters: counters.get(player) ?? {},
      ...recordsOf(player, played),
    })),
    pairs: pairsOf(ids, replayed, played),
  };
}

function countersOf({ game, rules }: Setup, { postings }: Kept): ReadonlyMap<PlayerId, Counters> {
  const { figures } = gameOf(game);
  const all = new Map<PlayerId, Adder>();
  for (const posting of postings.filter(fits)) {
    for (const { player, key, amount } of figures.tally(posting, rules)) {
      const adder = all.get(player) ?? new Adder(game);
      adder.add(key, amount);
      all.set(player, adder);
    }
  }
  return new Map([...all].map(([player, adder]) => [player, adder.counters()]));
}
