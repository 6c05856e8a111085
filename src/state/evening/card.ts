import { type Settlement, settle } from "../../ledger/index.ts";
import { held, own, type Player, type PlayerId, playerAccount, writtenName } from "../../model/index.ts";
import { gameOf } from "../../rules/index.ts";
import type { CardPlayer, EveningCard } from "../types.ts";
import { minutesOf, notesOf } from "./about.ts";
import type { Book } from "./book.ts";

/** An evening in a list: what it came to so far, or in the end. */
export function cardOf(book: Book): EveningCard {
  const { setup, state } = book;
  const running = setup.end === null;
  const settled = settle(setup, state);
  const deals = dealsOf(book);
  const player = ({ id }: Player): CardPlayer => ({
    id,
    name: writtenName(setup.players, id),
    points: held(running ? state.books : { ...state.books, players: settled.points }, playerAccount(id)),
    moneyMinor: running ? null : ((settled.money && own(settled.money, id)) ?? null),
    deals: deals.get(id) ?? 0,
    openMinor: running ? 0 : openOf(settled, id),
  });
  const { id, game, startedAt, club, table, place, money } = setup;
  return {
    id,
    game,
    startedAt,
    ...(club !== undefined && { club }),
    ...(table !== undefined && { table }),
    ...(place !== undefined && { place }),
    running,
    unpaid: !running && !(settled.payments?.every(({ paid }) => paid) ?? false),
    minutes: minutesOf(setup),
    notes: notesOf(book),
    deals: book.deals,
    currency: money.currency,
    players: setup.players.map(player),
    pots: state.books.pots,
    paid: setup.end?.paid ?? [],
  };
}

/** What the payments that were not made yet would bring a player. */
const openOf = ({ payments }: Settlement, player: PlayerId): number =>
  (payments ?? [])
    .filter(({ paid }) => !paid)
    .reduce(
      (sum, { from, to, amountMinor }) => sum + (to === player ? amountMinor : from === player ? -amountMinor : 0),
      0,
    );

/** How many deals each player played; one that does not fit, after two copies were merged, is none. */
function dealsOf({ setup, lines }: Book): ReadonlyMap<PlayerId, number> {
  const { dealType, figures } = gameOf(setup.game);
  const deals = new Map<PlayerId, number>();
  for (const line of lines) {
    if (line.entry.type !== dealType || line.problems.length > 0) continue;
    for (const id of figures.played(line)) deals.set(id, (deals.get(id) ?? 0) + 1);
  }
  return deals;
}
