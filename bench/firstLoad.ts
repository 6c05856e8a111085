import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { parseSync } from "vite";
import { ensureChromium } from "../scripts/browser.ts";
import { buildAndServe } from "../scripts/served.ts";

/** A file that a first visit loads before the service worker fetches the rest. */
export interface Loaded {
  readonly name: string;
  readonly bytes: number;
  /** Whether the page names it or imports it statically; else the boot asks for it to show the start. */
  readonly isEager: boolean;
}

/** Everything that a first visit loads until the start stands there, in the order of the requests; bytes are gzipped. */
export async function firstLoad(): Promise<Loaded[]> {
  const executablePath = ensureChromium();
  if (executablePath === undefined) throw new Error("no Chromium to visit the build with");
  const { url, outDir, close } = await buildAndServe();
  const browser = await chromium.launch({ executablePath, chromiumSandbox: false });
  try {
    const context = await browser.newContext({ locale: "da-DK", serviceWorkers: "block" });
    const page = await context.newPage();
    const names: string[] = [];
    page.on("request", (request) => names.push(new URL(request.url()).pathname.slice(1) || "index.html"));
    await page.goto(url, { waitUntil: "networkidle" });
    const eager = new Set(["index.html", ...eagerFiles(outDir)]);
    return names.map((name) => ({
      name,
      bytes: gzipSync(readFileSync(join(outDir, name))).length,
      isEager: eager.has(name),
    }));
  } finally {
    await browser.close();
    await close();
  }
}

/** What index.html names, and what those scripts import statically. */
function eagerFiles(outDir: string): string[] {
  const html = readFileSync(join(outDir, "index.html"), "utf8");
  const named = [...html.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].flatMap(([, file]) => file ?? []);
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file) || !existsSync(join(outDir, file))) return;
    files.add(file);
    for (const imported of file.endsWith(".js") ? staticImports(outDir, file) : []) visit(imported);
  };
  for (const file of named) visit(file);
  return [...files];
}

function staticImports(outDir: string, file: string): string[] {
  const { module } = parseSync(file, readFileSync(join(outDir, file), "utf8"));
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  return specifiers.map((specifier) => posix.join(posix.dirname(file), specifier));
}
