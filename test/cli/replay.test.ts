import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { readText } from "../../src/cli/input.ts";
import { fixture } from "../support/cases.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "kongekop-replay-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

test("the command reads standard input, prints to standard output and exits with its code", () => {
  const club = JSON.stringify(JSON.parse(fixture("club-evening.json")).file);
  const args = ["--import", "tsx", "src/cli/replay.ts", "-", file("wrong.json", "[]")];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, input: club, encoding: "utf8" });
  expect(status).toBe(2);
  expect(stdout).toMatch(/^\{"opening":.+\}\nnull\n$/);
  expect(stderr).toMatch(/^\S+wrong\.json: : shape: .+\.\n$/);
}, 30_000);

test("a file is read without its byte order mark", async () => {
  expect(await readText(file("marked.json", "\ufeff{}"))).toBe("{}");
});

test("what is not there, is a folder or is no UTF-8 cannot be read", async () => {
  expect(await readText(join(folder, "missing.json"))).toBeUndefined();
  expect(await readText(folder)).toBeUndefined();
  expect(await readText(file("bytes.json", Buffer.from([0x7b, 0xff, 0x7d])))).toBeUndefined();
});
