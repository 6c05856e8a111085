/** Where somebody sits at the edges of the screen: top, bottom, left, right, or half of the top or the bottom. */
export type Spot = "b" | "r" | "t" | "l" | "tl" | "tr" | "bl" | "br";

/** In the order of play, which runs to the right: the first at the left, as the columns of the recording have them. */
const ROUND: Readonly<Record<number, readonly Spot[]>> = {
  3: ["l", "b", "r"],
  4: ["l", "b", "r", "t"],
  5: ["l", "b", "r", "tr", "tl"],
  6: ["l", "bl", "br", "r", "tr", "tl"],
  7: ["l", "bl", "b", "br", "r", "tr", "tl"],
  8: ["l", "bl", "b", "br", "r", "tr", "t", "tl"],
};

const OPPOSITE: Readonly<Record<Spot, Spot>> = {
  b: "t",
  t: "b",
  l: "r",
  r: "l",
  tl: "br",
  br: "tl",
  tr: "bl",
  bl: "tr",
};

/** The spots of so many seats; on a screen that is turned everybody stays where they are, so all of them are opposite. */
export function spotsOf(seats: number, turned: boolean): readonly Spot[] {
  const spots = (ROUND[seats] ?? ROUND[8] ?? []).slice(0, seats);
  return turned ? spots.map((spot) => OPPOSITE[spot]) : spots;
}
