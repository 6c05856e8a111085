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
  const columns = seats.length === 4 ? 4 : 3;
  return word * columns <= ROOM.word && balance * columns <= ROOM.balance ? columns : 2;
}
