/**
 * `npm run verify`: every step, one after another, also after one that failed, so that one run tells all that is wrong. Ends
 * with what each took and found; fails where one did.
 */
import { spawnSync } from "node:child_process";

const STEPS = [
  "npm test",
  "npx vitest run --project verify",
  "npm run torture",
  "npm run bench -- --check",
  "npm run audit",
  "npm run firefox",
  "npm run webkit",
  "npm run mutation",
];

const took = STEPS.map((step) => {
  console.log(`\n> ${step}\n`);
  const start = performance.now();
  const { status } = spawnSync(step, { shell: true, stdio: "inherit" });
  return { step, passed: status === 0, minutes: (performance.now() - start) / 60_000 };
});

console.log();
for (const { step, passed, minutes } of took)
  console.log(`${passed ? "passed" : "FAILED"}  ${minutes.toFixed(1).padStart(5)} min  ${step}`);
const failed = took.filter(({ passed }) => !passed).length;
console.log(`${took.length - failed} steps passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
