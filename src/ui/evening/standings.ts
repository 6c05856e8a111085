import type { Formats } from "../../i18n/index.ts";
import { own, type PlayerId } from "../../model/index.ts";
import type { LiveEvening, Outcome } from "../../state/index.ts";
import { columnsOf, storyOf } from "./columns.ts";

/** What one player comes to, as it is written. */
export interface StandingRow {
  readonly id: PlayerId;
  readonly name: string;
  readonly balance: string;
  /** What the player gets of the pots; a dash for who is not at the table any more. */
  readonly share: string;
  readonly points: string;
  /** A dash while no money is settled. */
  readonly money: string;
  /** Minor units (øre), 0 while none are settled. */
  readonly gain: number;
}

/** Whether the pots are shared at the end; where they are not, the points are the balances. */
export const isShared = ({ split }: Outcome): boolean => Object.keys(split.shares).length > 0;

const NONE = "–";

/** Everyone who took part, in the order of the table. */
export function standingsOf(live: LiveEvening, { split, points, money }: Outcome, format: Formats): StandingRow[] {
  const { currency } = live.setup.value.money;
  return columnsOf(storyOf(live)).map((id) => {
    const [share, gain] = [own(split.shares, id), money ? own(money, id) : undefined];
    return {
      id,
      name: live.name(id),
      balance: format.points(own(live.now.value.books.players, id) ?? 0),
      share: share === undefined ? NONE : format.signed(share),
      points: format.points(own(points, id) ?? 0),
      money: gain === undefined ? NONE : format.amount(gain, currency),
      gain: gain ?? 0,
    };
  });
}

/** How wide a letter is, and all of a row at 360 px without its gaps, in px. */
const WIDTH = { name: 10.5, number: 10, money: 14, room: 296 };

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length));

/** Whether, beside balance and share where the pots are shared, some name or number is so long that on a phone the names need lines of their own. */
export function isTight(rows: readonly StandingRow[], shared: boolean): boolean {
  const column = (key: "balance" | "share" | "points" | "money") => longest(rows.map((row) => row[key]));
  const numbers = ((shared ? column("balance") + column("share") : 0) + column("points")) * WIDTH.number;
  const names = longest(rows.flatMap(({ name }) => name.split(/(?<=-)|\s/))) * WIDTH.name;
  return names + numbers + column("money") * WIDTH.money > WIDTH.room;
}
