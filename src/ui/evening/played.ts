import type { EveningCard } from "../../state/index.ts";
import { words } from "../words.ts";

/** How much was played: "28 spil, 3 timer og 20 minutter". */
export function played({ game, deals, minutes }: EveningCard): string {
  const { units, format } = words.value;
  return [units[game].counted(deals), ...(minutes === null ? [] : [format.duration(minutes)])].join(", ");
}
