import type { MainKey } from "../../../../rules/triomphe/recording/index.ts";
import { words } from "../../../words.ts";

/** What the key at the foot says while something is missing. */
export function missingWord(main: MainKey): string {
  if (main.does !== "jump") return "";
  const { missing: said } = words.value.triomphe;
  return main.missing.what === "tricks" ? said.tricks(main.missing.left) : said.problems;
}
