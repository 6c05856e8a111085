import type { Fault } from "../../state/index.ts";
import { words } from "../words.ts";
import { Notice } from "./notice.tsx";

/** Why nothing was stored, read out as it appears; nothing where all went well. */
export function FaultNotice({ fault }: { readonly fault: Fault | undefined }) {
  if (fault === undefined) return null;
  return <Notice live>{told(fault)}</Notice>;
}

function told(fault: Fault): string {
  const { handOver, shell } = words.value;
  switch (fault.kind) {
    case "storage":
      return shell.storage[fault.why];
    case "reader":
      return handOver.reader.lead;
    case "stopped":
      return shell.stopped;
    case "problems":
      return shell.refused;
  }
}
