import { spawn } from "node:child_process";
import { expect, test } from "vitest";

/** So long nothing may be said; far more than the slowest of what is read takes on a busy machine. */
const SILENT_MS = 60_000;

interface Run {
  readonly code: number | null;
  readonly lines: readonly string[];
}

/** Runs the fuzzer in a process of its own, which is ended where it says nothing: then its last line is what hangs. */
function run(): Promise<Run> {
  const child = spawn(process.execPath, ["--import", "tsx", "test/hostile/run.ts"], { stdio: "pipe" });
  const lines: string[] = [];
  let watch: NodeJS.Timeout | undefined;
  const awake = () => {
    clearTimeout(watch);
    watch = setTimeout(() => child.kill("SIGKILL"), SILENT_MS);
  };
  const hear = (data: Buffer) => {
    awake();
    lines.push(...data.toString().split("\n").filter(Boolean));
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  awake();
  return new Promise((resolve) => {
    child.on("close", (code) => {
      clearTimeout(watch);
      resolve({ code, lines });
    });
  });
}

test("the corpus and 10,000 mutations (N=) are read or refused with a sentence, none of them slowly", {
  timeout: 3_600_000,
}, async () => {
  const { code, lines } = await run();
  const told = lines.filter((line) => !line.startsWith("at "));
  expect({
    code,
    slow: told.filter((line) => line.startsWith("slow")),
    last: code === 0 ? "" : lines.slice(-20),
  }).toEqual({
    code: 0,
    slow: [],
    last: "",
  });
  expect(told.map((line) => line.split(" ")[0])).toEqual(["corpus", "links", "fuzz"]);
});
