import type { Moment } from "./moments.ts";

/** How far along an evening each moment lies, in deals: what happened between two of them lies between them. */
export function placesOf(moments: readonly Pick<Moment, "line">[]): readonly number[] {
  const places: number[] = [];
  let deal = 0;
  let between = 0;
  const spread = () => {
    for (let k = 1; k <= between; k++) places.push(deal + k / (between + 1));
    between = 0;
  };
  moments.forEach(({ line }, i) => {
    if (i > 0 && line?.number == null) {
      between++;
      return;
    }
    spread();
    deal = line?.number ?? 0;
    places.push(deal);
  });
  spread();
  return places;
}
