import type { Season } from "../../model/index.ts";
import { words } from "../words.ts";

/** From when to when a season is: "1. august 2026 – 31. juli 2027". */
export function seasonDays({ from, to }: Pick<Season, "from" | "to">): string {
  const { format, seasons } = words.value;
  // A date stays together where the line is short.
  const whole = (day: string) => format.date(`${day}T12:00`).replaceAll(" ", "\u00a0");
  return seasons.days(whole(from), whole(to));
}
