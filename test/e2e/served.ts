import { type PreviewServer, preview } from "vite";
import { inject } from "vitest";

/** Serves the build on a server of its own, which can be stopped. */
export async function serveAlone(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const server: PreviewServer = await preview({
    configFile: false,
    logLevel: "warn",
    base: "./",
    build: { outDir: inject("outDir") },
    preview: { host: "127.0.0.1", port: 0 },
  });
  return { url: server.resolvedUrls?.local[0] ?? "", stop: () => server.close() };
}
