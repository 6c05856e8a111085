/** Makes sure the programs that the tests drive are there: Chromium (needed) and hledger (without it its tests skip). */
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";

const CHROMIUM_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** WebKit's own small browser, which Debian keeps off the PATH. */
const MINI_BROWSERS = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map(
  (machine) => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`,
);

/** Path of a Chromium: the environment's CHROMIUM, else one of the usual places, else undefined. */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM"];
  return named ? named : CHROMIUM_PLACES.find(isExecutable);
}

/** Path of a program on PATH, or undefined. */
export function findProgram(name: string): string | undefined {
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

/** Path of hledger, with which the journal export is read back, or undefined. */
export function findHledger(): string | undefined {
  return findProgram("hledger");
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

let listsRead = false;

/** Installs Debian packages as root; says whether it worked, and is quiet unless it did not. */
function aptInstall(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !findProgram("apt-get")) return false;
  console.log(`Installing ${packages.join(", ")} …`);
  if (!listsRead) listsRead = apt(["update"]);
  return apt(["install", "-y", "--no-install-recommends", ...packages]);
}

function apt(args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = spawnSync("apt-get", ["-q", ...args], { env, stdio: ["ignore", "pipe", "pipe"], encoding: "utf8" });
  if (run.status !== 0) console.error(`apt-get ${args.join(" ")} failed:\n${run.stdout}${run.stderr}`);
  return run.status === 0;
}

/** Finds Chromium or installs it; the path, or undefined when neither worked. */
export function ensureChromium(): string | undefined {
  // The font comes along because without any, text has no width and layout tests mean nothing.
  return findChromium() ?? (aptInstall(["chromium", "fonts-noto-core"]) ? findChromium() : undefined);
}

/** Finds hledger or installs it; the path, or undefined when neither worked. */
export function ensureHledger(): string | undefined {
  return findHledger() ?? (aptInstall(["hledger"]) ? findHledger() : undefined);
}

/** Finds Firefox (the environment's FIREFOX, else on PATH) or installs it; the path, or undefined when nothing worked. */
export function ensureFirefox(): string | undefined {
  const find = () => process.env["FIREFOX"] ?? findProgram("firefox-esr") ?? findProgram("firefox");
  return find() ?? (aptInstall(["firefox-esr"]) ? find() : undefined);
}

/** WebKit for GTK, the engine of Safari, and what drives it; undefined where they are not and cannot be installed. */
export function ensureWebKit():
  | { readonly driver: string; readonly browser: string; readonly display: string }
  | undefined {
  const find = () => {
    const driver = findProgram("WebKitWebDriver");
    const display = findProgram("xvfb-run");
    const browser = MINI_BROWSERS.find(isExecutable);
    return driver && display && browser ? { driver, browser, display } : undefined;
  };
  return find() ?? (aptInstall(["webkit2gtk-driver", "xvfb"]) ? find() : undefined);
}

function main(): void {
  const chromium = ensureChromium();
  if (!chromium || !isExecutable(chromium)) {
    console.error(
      chromium
        ? `CHROMIUM names ${chromium}, which is not a program.`
        : "The tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.",
    );
    process.exit(1);
  }
  if (!ensureHledger()) console.log("hledger is not there (Debian: apt-get install hledger): its tests are skipped.");
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
