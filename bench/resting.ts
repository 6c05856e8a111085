import { heldBeforeAndAfter } from "./memory.ts";
import { stirrings } from "./stillness.ts";
import { judge, judgeRatio, note } from "./verdict.ts";

/** How much more the app may hold after a long evening than before it. */
const MOST_HELD = 1.1;

/** The engine may hold on to the screen that was left last, of which these are; five hundred would be far more. */
const MOST_MORE = { nodes: 1000, listeners: 100 };

/** What is still held on the first screen after sixty deals and five hundred changes of the screen. */
export async function measureMemory(): Promise<void> {
  const [before, after] = await heldBeforeAndAfter();
  const mega = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  const what = "held after 60 deals and 500 screens, against before";
  judgeRatio(`memory ${what} (${mega(before.bytes)}, ${mega(after.bytes)})`, after.bytes / before.bytes, MOST_HELD);
  for (const key of ["nodes", "listeners"] as const)
    judge(`more ${key} ${what} (${before[key]}, ${after[key]})`, after[key] - before[key], MOST_MORE[key]);
}

/** The battery: what runs while nobody touches anything. */
export async function measureStillness(): Promise<void> {
  const all = await stirrings();
  const kinds = ["calls", "intervals", "animations", "changes"] as const;
  for (const { screen, ...counts } of all) {
    const runs = kinds.filter((kind) => counts[kind] > 0).map((kind) => `${counts[kind]} ${kind}`);
    if (runs.length > 0) note(`while nothing is touched, ${screen}: ${runs.join(", ")}`);
  }
  const sum = all.reduce((total, one) => total + kinds.reduce((own, kind) => own + one[kind], 0), 0);
  judge(`timers, frames, animations and changes on ${all.length} screens that nobody touches`, sum, 0);
}
