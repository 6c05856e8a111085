import type { EveningCard } from "../../../state/index.ts";
import { words } from "../../words.ts";

/** "28 aftener, 1 i gang": those that have ended, as the seasons count them, and those that have not apart. */
export function countSaid(evenings: readonly EveningCard[]): string {
  const { evenings: say, format } = words.value;
  const running = evenings.filter((evening) => evening.running).length;
  const ended = evenings.length - running;
  return [
    ...(ended > 0 || running === 0 ? [say.count(ended, format.points(ended))] : []),
    ...(running > 0 ? [say.countRunning(format.points(running))] : []),
  ].join(", ");
}
