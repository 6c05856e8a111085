import { readFile } from "node:fs/promises";

/** What stands for standard input among the files. */
const STDIN = "-";

/** The text of a file or of standard input; undefined where it cannot be read or is no UTF-8. */
export async function readText(file: string): Promise<string | undefined> {
  try {
    const bytes = file === STDIN ? await readStdin() : await readFile(file);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

async function readStdin(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}
