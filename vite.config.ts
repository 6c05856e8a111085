import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import preact from "@preact/preset-vite";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

const { version } = JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8")) as { version: string };

/** The dark felt of the design: what the phone shows around the app before the first paint. */
const FELT = "#10201a";

/** What the shell and every screen need; the screens, the words of each language and the state are chunks of their own. */
const SHARED =
  /node_modules\/(@?preact|regexparam|workbox-window|valibot)|src\/(model|ui\/([^/]+$|components|help|evening\/(day|deleted|past-evening|played|sample))|i18n\/([^/]+$|format))|^\0/;

/** What tells an evening: of many small modules that the table needs each would be asked for by itself. */
const TELLING =
  /src\/(i18n\/say|state\/(explain|history)|ui\/(table\/use-table|evening\/(?!remove-key|dependents|balance-curve)))/;

/** The development server puts styles into the page as they change; the build keeps the strict policy. */
const looseStylesInDevelopment: Plugin = {
  name: "loose-styles-in-development",
  apply: "serve",
  transformIndexHtml: (html) => html.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
};

let outDir = "";
const whereItIsBuilt: Plugin = {
  name: "where-it-is-built",
  configResolved: ({ root, build }) => {
    outDir = resolve(root, build.outDir);
  },
};

/** What a file must be to be kept: a server that is being changed, or answers with a page for what is missing, spoils no version. */
const integrityOf = (file: string): string =>
  `sha256-${createHash("sha256")
    .update(readFileSync(resolve(outDir, file)))
    .digest("base64")}`;

export default defineConfig({
  // Relative, so the build works in any folder of any static host.
  base: "./",
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    target: "es2022",
    license: { fileName: "licences.txt" },
    // Few requests: one style sheet, and one script for what every screen shares.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shared", test: SHARED },
            { name: "telling", test: TELLING },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  plugins: [
    preact(),
    looseStylesInDevelopment,
    whereItIsBuilt,
    VitePWA({
      registerType: "prompt",
      // main.tsx registers the worker: an inline script would break the CSP.
      injectRegister: false,
      // The glob below has them already; twice is once too often.
      includeManifestIcons: false,
      workbox: {
        // Lazy chunks of the very first visit must be served from the cache too.
        clientsClaim: true,
        globPatterns: ["**/*.{js,css,html,svg,png}", "licences.txt"],
        navigateFallback: "index.html",
        manifestTransforms: [
          (entries) => ({ manifest: entries.map((entry) => ({ ...entry, integrity: integrityOf(entry.url) })) }),
        ],
      },
      manifest: {
        name: "Kongekop",
        short_name: "Kongekop",
        description: "Regnskabet for en aften med tarok",
        lang: "da",
        dir: "ltr",
        id: "./",
        start_url: "./",
        scope: "./",
        display: "standalone",
        theme_color: FELT,
        background_color: FELT,
        icons: [
          { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
          { src: "icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
      },
    }),
  ],
});
