/**
 * `npm run release`: builds into release/ what is handed out: the app as a zip, the list of what it is made of, and the
 * checksums of both. The same source gives the same zip, byte by byte.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type Zippable, zipSync } from "fflate";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<string, string>;
const folder = join(root, "release");

/** Zips have no time zone and begin in 1980: one fixed moment for all files. */
const MOMENT = new Date(1980, 0, 1);

function zipOf(directory: string): Uint8Array {
  const files: Zippable = {};
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files[`${name}/${relative(directory, path).split(sep).join("/")}`] = readFileSync(path);
  }
  const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
  return zipSync(sorted, { level: 9, mtime: MOMENT });
}

/** What the app is made of, in CycloneDX; only what reaches the user. */
function billOfMaterials(): string {
  const args = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev"];
  const bill = JSON.parse(execFileSync("npm", args, { cwd: root, encoding: "utf8" }));
  // npm calls it by the folder that it lies in.
  bill.metadata.component.name = name;
  return JSON.stringify(bill, null, 2);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
await build({ root, logLevel: "warn" });
const handedOut: readonly (readonly [string, string | Uint8Array])[] = [
  [`${name}-${version}.zip`, zipOf(join(root, "dist"))],
  [`${name}-${version}.cdx.json`, billOfMaterials()],
];
for (const [file, content] of handedOut) writeFileSync(join(folder, file), content);
const sums = handedOut.map(([file, content]) => `${createHash("sha256").update(content).digest("hex")}  ${file}\n`);
writeFileSync(join(folder, "SHA256SUMS"), sums.join(""));
console.log(sums.join("").trimEnd());
