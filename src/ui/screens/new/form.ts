import type { GameId, Player, PlayerId, Settings } from "../../../model/index.ts";
import type { NewEvening } from "../../../state/index.ts";
import { issuedText, type MoneyForm, moneyForm } from "../../money/form.ts";
import { type Chance, drawLots, type Lot, winnerOf } from "./lots.ts";

/** The form of a new evening as it is being filled in; numbers are still text. */
export interface NewForm extends MoneyForm {
  /** What is played, where that was chosen; null: the same as last time. */
  readonly game: GameId | null;
  /** Who plays, in the order of the seats: each next one sits to the right of the one before. */
  readonly players: readonly Player[];
  /** A name that is being typed. */
  readonly typed: string;
  readonly firstDealer: PlayerId | null;
  /** The rules that were chosen, by their id; null: those used last. */
  readonly rules: string | null;
  /** What each drew, where lots were drawn. */
  readonly lots: readonly Lot[];
  /** Points in jetons handed to each player; empty where the table plays without. */
  readonly issued: string;
  readonly club: string;
  readonly table: string;
  readonly place: string;
  readonly note: string;
  /** An evening that was kept on paper, with its day and time of day. */
  readonly onPaper: boolean;
  readonly date: string;
  readonly time: string;
}

/** An empty form with what the club usually plays for. */
export const emptyForm = ({ club, place, money, issued }: Settings): NewForm => ({
  game: null,
  players: [],
  typed: "",
  firstDealer: null,
  rules: null,
  lots: [],
  ...moneyForm(money),
  issued: issuedText(issued),
  club,
  table: "",
  place,
  note: "",
  onPaper: false,
  date: "",
  time: "19:00",
});

/** The last evening's table again, with lots drawn anew. */
export function sameTable(last: NewEvening, chance: Chance): Partial<NewForm> {
  const { money, jetons, club = "", table = "", place = "" } = last;
  const players = last.seats.flatMap((id) => last.players.find((player) => player.id === id) ?? []);
  return {
    players,
    ...moneyForm(money),
    issued: issuedText(jetons.issued),
    club,
    table,
    place,
    ...byLot(players, chance),
  };
}

/** Draws lots among everyone at the table; the highest tarok deals first. */
export function byLot(players: readonly Player[], chance: Chance): Pick<NewForm, "lots" | "firstDealer"> {
  const lots = drawLots(
    players.map(({ id }) => id),
    chance,
  );
  return { lots, firstDealer: winnerOf(lots)?.player ?? null };
}

/** Somebody sits down at the end of the order; lots that were drawn without them no longer count. */
export const seated = (form: NewForm, player: Player): Partial<NewForm> => ({
  players: [...form.players, player],
  ...(form.lots.length > 0 && { lots: [], firstDealer: null }),
});

/** Somebody gets up again; the first dealer stands unless it was them, or the lots were drawn with them. */
export const unseated = (form: NewForm, id: PlayerId): Partial<NewForm> => ({
  players: form.players.filter((player) => player.id !== id),
  ...((form.lots.length > 0 || form.firstDealer === id) && { lots: [], firstDealer: null }),
});

/** The same people in another order. */
export const reseated = ({ players }: NewForm, order: readonly PlayerId[]): Pick<NewForm, "players"> => ({
  players: order.flatMap((id) => players.find((player) => player.id === id) ?? []),
});

/** Another game: who has no seat at its table gets up again, and its own rules hold. */
export const ofGame = (form: NewForm, game: GameId, max: number): Partial<NewForm> => {
  const players = form.players.slice(0, max);
  const deals = players.some(({ id }) => id === form.firstDealer);
  return { game, rules: null, players, ...(deals ? {} : { lots: [], firstDealer: null }) };
};
