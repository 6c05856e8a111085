import type { ImportFault } from "../../state/index.ts";
import { words } from "../words.ts";

/** Why a file was not read, in a sentence. */
export function whyNotRead(fault: ImportFault): string {
  const { handOver, settings, shell } = words.value;
  const { notOurs, newer, unreadable } = settings.data.load;
  switch (fault.kind) {
    case "notOurs":
      return notOurs;
    case "newer":
      return newer;
    case "problems":
      return unreadable;
    case "storage":
      return shell.storage[fault.why];
    case "reader":
      return handOver.reader.lead;
  }
}
