/** Draws the PNG icons from public/icon.svg with Chromium: `npm run icons`. The pictures are kept in public/. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { ensureChromium } from "./browser.ts";

const publicFile = (name: string): string => fileURLToPath(new URL(`../public/${name}`, import.meta.url));

const round = readFileSync(publicFile("icon.svg"), "utf8");
/** Where the system cuts the corners itself, the felt must reach them. */
const square = round.replace(/ rx="\d+"/, "");
/** A mask may cut down to a circle of 80 %, so the cup stands further in. */
const maskable = square.replace(/<g transform="[^"]*">/, '<g transform="translate(122 145) scale(2.8)">');

const ICONS = [
  { name: "icon-192.png", svg: round, size: 192 },
  { name: "icon-512.png", svg: round, size: 512 },
  { name: "icon-maskable-512.png", svg: maskable, size: 512 },
  { name: "apple-touch-icon.png", svg: square, size: 180 },
];

const executablePath = ensureChromium();
if (!executablePath) throw new Error("no Chromium: set CHROMIUM to the path of one");
const browser = await chromium.launch({ executablePath, args: ["--disable-gpu"] });
const page = await browser.newPage();
for (const { name, svg, size } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const image = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await page.setContent(
    `<body style="margin:0"><img src="${image}" width="${size}" height="${size}" style="display:block">`,
  );
  await page.locator("img").evaluate((img: HTMLImageElement) => img.decode());
  writeFileSync(publicFile(name), await page.screenshot({ omitBackground: true }));
}
await browser.close();
