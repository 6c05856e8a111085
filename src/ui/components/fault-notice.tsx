import type { Fault } from "../../state/index.ts";
import { words } from "../words.ts";
import { Notice } from "./notice.tsx";

/** Why nothing was stored, read out as it appears; nothing where all went well. */
export function FaultNotice({ fault }: { readonly fault: Fault | undefined }) {
  if (fault === undefined) return null;
  const { storage, refused } = words.value.shell;
  return <Notice live>{fault.kind === "storage" ? storage[fault.why] : refused}</Notice>;
}
