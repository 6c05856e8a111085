import { problemLine } from "../i18n/english.ts";
import { journal, readEveningText } from "../ledger/index.ts";
import { type Evening, err, type Problem, problem, type Result } from "../model/index.ts";
import { report } from "./report.ts";

const USAGE = "Usage: npm run --silent replay -- FILE… or --journal FILE (- is standard input)";

/** What the command does to the world. */
export interface Terminal {
  /** The text of a file (`-`: of standard input), or undefined where it cannot be read. */
  readonly read: (file: string) => Promise<string | undefined>;
  /** Writes one line, or several, to standard output. */
  readonly print: (text: string) => void;
  /** Writes one line to standard error. */
  readonly complain: (line: string) => void;
}

/** Replays evening files (format.md): prints each, tells the faults of those that are wrong; the exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<0 | 2> {
  const files = args.filter((arg) => arg !== "--journal");
  const asJournal = files.length < args.length;
  const [only] = files;
  // A journal asserts balances that hold within one evening, so two in one output would contradict each other.
  if (only === undefined || (asJournal && files.length > 1) || files.some((file) => file.startsWith("--"))) {
    terminal.complain(USAGE);
    return 2;
  }
  return files.length === 1 ? printOne(only, asJournal, terminal) : printEach(files, terminal);
}

async function printOne(file: string, asJournal: boolean, terminal: Terminal): Promise<0 | 2> {
  const evening = await readEvening(file, terminal);
  if (evening.ok) terminal.print(asJournal ? journal(evening.value) : JSON.stringify(report(evening.value), null, 2));
  else for (const fault of faults(evening.error)) terminal.complain(fault);
  return evening.ok ? 0 : 2;
}

/** A compact line each, `null` for a file that is refused. */
async function printEach(files: readonly string[], terminal: Terminal): Promise<0 | 2> {
  let code: 0 | 2 = 0;
  for (const file of files) {
    const evening = await readEvening(file, terminal);
    terminal.print(evening.ok ? JSON.stringify(report(evening.value)) : "null");
    if (evening.ok) continue;
    for (const fault of faults(evening.error)) terminal.complain(`${file}: ${fault}`);
    code = 2;
  }
  return code;
}

async function readEvening(file: string, { read }: Terminal): Promise<Result<Evening, readonly Problem[]>> {
  const text = await read(file);
  return text === undefined ? err([problem("shape", [])]) : readEveningText(text);
}

/** A line each, whatever the ids and keys of the file hold. */
const faults = (problems: readonly Problem[]): string[] =>
  problems.map((one) => problemLine(one).replace(/[\p{Cc}\u2028\u2029]+/gu, " "));
