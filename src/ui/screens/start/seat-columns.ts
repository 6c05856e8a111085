interface Seat {
  readonly name: string;
  readonly balance: string;
}

/** What a row of seats holds at 360 px, in characters over all its columns. */
const ROOM = { word: 34, balance: 18 };

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));

/** In how many columns the seats stand, so that no name is broken in the middle of a word and no balance cut. */
export function seatColumns(seats: readonly Seat[]): number {
  const word = longest(seats.flatMap(({ name }) => name.split(/(?<=-)|\s/)));
  const balance = longest(seats.map((seat) => seat.balance));
  const fits = (columns: number) => word * columns <= ROOM.word && balance * columns <= ROOM.balance;
  const wanted = seats.length === 5 ? 3 : seats.length;
  return [4, 3].find((columns) => columns <= wanted && fits(columns)) ?? 2;
}
