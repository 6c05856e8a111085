import type { SeasonEvenings } from "../../../state/index.ts";
import type { Filter } from "./filter.ts";

/** So many evenings of what was found are shown without a tap. */
const IN_SIGHT = 40;

/** Which seasons are open: the current one, of what was found as many as there is room for, and what was turned. */
export function openSeasons(seasons: readonly SeasonEvenings[], filter: Filter): ReadonlySet<string> {
  const byItself = filter.text === "" && !filter.unpaid ? [current(seasons)] : inSight(seasons);
  const open = new Set(byItself.map((one) => one?.season.id));
  const isOpen = (id: string) => open.has(id) !== filter.turned.includes(id);
  return new Set(seasons.map(({ season }) => season.id).filter(isOpen));
}

const current = (seasons: readonly SeasonEvenings[]) => seasons.find((one) => one.current) ?? seasons[0];

function inSight(seasons: readonly SeasonEvenings[]): readonly SeasonEvenings[] {
  let before = 0;
  return seasons.filter(({ evenings }, i) => {
    before += evenings.length;
    return i === 0 || before <= IN_SIGHT;
  });
}
