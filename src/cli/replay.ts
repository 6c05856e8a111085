import { readText } from "./input.ts";
import { run } from "./run.ts";

// Whoever reads the output may stop early (`| head`): that is no fault of ours.
process.stdout.on("error", () => process.exit());

process.exitCode = await run(process.argv.slice(2), {
  read: readText,
  print: (text) => process.stdout.write(text.endsWith("\n") ? text : `${text}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
