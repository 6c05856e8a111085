import type { Front } from "../../../state/index.ts";

const DAY = 86_400_000;
/** A backup is old when it lacks this many evenings, or lacks one and was made this long ago. */
const OLD = { evenings: 3, age: 30 * DAY };

const ms = (time: string): number => new Date(time).getTime();

/** How many ended evenings no backup holds, 0 while the last one is recent enough not to speak of it. */
export function notCopied({ uncopied }: Pick<Front, "uncopied">, exportedAt: string | null, now: string): number {
  const old = exportedAt === null || uncopied >= OLD.evenings || ms(now) - ms(exportedAt) > OLD.age;
  return old ? uncopied : 0;
}
