import type { ImportFault } from "../../state/index.ts";
import { Notice } from "../components/index.ts";
import { words } from "../words.ts";
import { RefusedEvening } from "./refused.tsx";

/** Why a file was not read, and what to do. */
export function WhyNot({ fault }: { readonly fault: ImportFault }) {
  const { handOver, incoming, settings, shell, format } = words.value;
  const { notOurs, newer } = settings.data.load;
  const { load } = incoming;
  switch (fault.kind) {
    case "notOurs":
      return <Notice live>{notOurs}</Notice>;
    case "newer":
      return <Notice live>{newer}</Notice>;
    case "empty":
    case "cutShort":
    case "damaged":
      return <Notice live>{load[fault.kind]}</Notice>;
    case "tooLarge":
      return (
        <Notice live>{load.tooLarge(format.average(fault.bytes / MEGA), format.points(fault.limit / MEGA))}</Notice>
      );
    case "refused":
      return <RefusedEvening evening={fault.evening} only />;
    case "problems":
      return <Notice live>{load.noVersion}</Notice>;
    case "storage":
      return <Notice live>{shell.storage[fault.why]}</Notice>;
    case "reader":
      return <Notice live>{handOver.reader.lead}</Notice>;
    case "stopped":
      return <Notice live>{shell.stopped}</Notice>;
  }
}

const MEGA = 1_000_000;
