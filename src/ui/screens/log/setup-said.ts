import type { Money } from "../../../model/index.ts";
import type { LiveEvening, LogRow } from "../../../state/index.ts";
import { words } from "../../words.ts";

/** What a change of the set-up made of what: the values before and after in words, as far as a line can say them. */
export function setupSaid(live: LiveEvening, { entry, before }: LogRow): readonly (readonly [string, string])[] {
  const was = new Map(Object.entries(before ?? {}));
  return Object.entries(entry ?? {}).flatMap(([key, value]) => {
    if (!was.has(key)) return [];
    const [stood, stands] = [valueSaid(live, key, was.get(key)), valueSaid(live, key, value)];
    return stood === undefined || stands === undefined || stood === stands ? [] : [[stood, stands] as const];
  });
}

function valueSaid(live: LiveEvening, key: string, value: unknown): string | undefined {
  const { format } = words.value;
  switch (key) {
    case "club":
    case "table":
    case "place":
    case "note":
      return String(value ?? "") || "–";
    case "startedAt":
      return `${format.day(String(value))} ${words.value.book.at(format.time(String(value)))}`;
    case "firstDealer":
      return live.name(String(value));
    case "seats":
      return Array.isArray(value) ? format.list(value.map((id) => live.name(String(id)))) : undefined;
    case "money":
      // A set-up that was read has a price; the log keeps it as it was stored.
      return format.price(value as Money);
    default:
      return undefined;
  }
}
