/**
 * `npm run mutation`: changes the rules and the books one place at a time, and lists the changes that no test sees. All of
 * them take a night, so a run takes N files (`N=all` for all), drawn with SEED. The reports stay in audit/reports.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";

const root = fileURLToPath(new URL("..", import.meta.url));
const FOLDERS = ["src/rules", "src/ledger"];

/** So many files take some ten minutes on two cores. */
const FITS = 10;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith("index.ts"))
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .sort(),
);
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
const asked = process.env["N"] ?? String(FITS);
const wanted = asked === "all" ? files.length : Math.min(Number(asked), files.length);
const [drawn = []] = fc.sample(fc.shuffledSubarray(files, { minLength: wanted, maxLength: wanted }), {
  seed,
  numRuns: 1,
});

console.log(`${wanted} of ${files.length} files, SEED=${seed}`);
const stryker = join(root, "audit/node_modules/@stryker-mutator/core/bin/stryker.js");
const args = [stryker, "run", "audit/stryker.config.json", "--mutate", drawn.join(",")];
process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" }).status ?? 1;
