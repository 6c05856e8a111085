import type { MainKey, Missing } from "../../../../rules/tarok/recording/index.ts";
import type { Names } from "../../../table/names.ts";
import { words } from "../../../words.ts";

/** What the key at the foot says while something is missing. */
export const missingWord = (main: MainKey, names: Names): string =>
  main.does === "jump" ? missingIn(main.missing, names) : "";

function missingIn(missing: Missing, names: Names): string {
  const said = words.value.table.missing;
  switch (missing.what) {
    case "count":
    case "tooMuch":
      return said[missing.what](names.short(missing.player));
    default:
      return said[missing.what];
  }
}
