import { journal, readEveningText } from "../ledger/index.ts";
import { type Evening, err, type Problem, pathText, type Result } from "../model/index.ts";
import { readText } from "./input.ts";
import { report } from "./report.ts";
import { problemSentence } from "./standIn.ts";

const USAGE = "Usage: npm run --silent replay -- FILE… or --journal FILE (- is standard input)";

/** Replays evening files (format.md): results on standard output, one line a fault on standard error, exit code 2 where a file is wrong. */
async function main(args: readonly string[]): Promise<void> {
  const files = args.filter((arg) => arg !== "--journal");
  const asJournal = files.length < args.length;
  // A journal asserts balances that hold within one evening, so two in one output would contradict each other.
  const isAsked = files.length === 1 || (files.length > 1 && !asJournal);
  if (!isAsked || files.some((file) => file.startsWith("--"))) return refuse(USAGE);
  for (const file of files) {
    const evening = await readEvening(file);
    if (files.length > 1) printLine(file, evening);
    else if (!evening.ok) refuse(...faults(evening.error));
    else print(asJournal ? journal(evening.value) : JSON.stringify(report(evening.value), null, 2));
  }
}

/** Of several files each is one compact line, `null` where it is refused. */
function printLine(file: string, evening: Result<Evening, readonly Problem[]>): void {
  print(evening.ok ? JSON.stringify(report(evening.value)) : "null");
  if (!evening.ok) refuse(...faults(evening.error).map((fault) => `${file}: ${fault}`));
}

async function readEvening(file: string): Promise<Result<Evening, readonly Problem[]>> {
  const text = await readText(file);
  return text === undefined ? err([{ code: "shape", path: [] }]) : readEveningText(text);
}

const faults = (problems: readonly Problem[]): string[] =>
  problems.map((problem) => `${pathText(problem.path)}: ${problem.code}: ${problemSentence(problem)}`);

const print = (text: string): void => void process.stdout.write(`${text.trimEnd()}\n`);

function refuse(...lines: readonly string[]): void {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exitCode = 2;
}

// Whoever reads the output may stop early (`| head`): that is no fault of ours.
process.stdout.on("error", () => process.exit());
await main(process.argv.slice(2));
