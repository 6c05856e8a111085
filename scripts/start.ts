/** Builds the app and serves the build on this machine: `npm start` (PORT and HOST may be set). */
import { build, preview } from "vite";

await build({ logLevel: "warn" });
const server = await preview({
  preview: { host: process.env["HOST"] ?? "127.0.0.1", port: Number(process.env["PORT"] ?? 4173) },
});
const { local, network } = server.resolvedUrls ?? { local: [], network: [] };
for (const url of [...local, ...network]) console.log(`Kongekop is served at ${url}`);
console.log("Stop with Ctrl+C.");

// A stopped `npm start` takes only its shell along; without this the server would stay and keep the port.
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.exit(), 500).unref();
