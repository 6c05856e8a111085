import { settle } from "../../ledger/index.ts";
import { held, own, type PlayerId, playerAccount } from "../../model/index.ts";
import type { CardPlayer, EveningCard } from "../types.ts";
import type { Book } from "./book.ts";

/** An evening in a list: what it came to so far, or in the end. */
export function cardOf(book: Book): EveningCard {
  const { setup, state } = book;
  const running = setup.end === null;
  const settled = settle(setup, state);
  const player = (id: PlayerId, name: string): CardPlayer => ({
    id,
    name,
    points: held(running ? state.books : { ...state.books, players: settled.points }, playerAccount(id)),
    moneyMinor: running ? null : ((settled.money && own(settled.money, id)) ?? null),
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
    deals: book.deals,
    currency: money.currency,
    players: setup.players.map((one) => player(one.id, one.name)),
    pots: state.books.pots,
  };
}
