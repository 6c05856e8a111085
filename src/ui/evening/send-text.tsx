import type { LiveEvening, Outcome } from "../../state/index.ts";
import { useWhere } from "../club/use-where.ts";
import { SendText } from "../handing/send-text.tsx";
import { words } from "../words.ts";
import { eveningText } from "./evening-text.ts";

interface Props {
  readonly live: LiveEvening;
  readonly outcome: Outcome;
}

/** Hands the evening on as text. */
export function SendEvening({ live, outcome }: Props) {
  const where = useWhere(live);
  return (
    <SendText text={eveningText({ words: words.value, live, outcome, where })} file={words.value.share.textFile} />
  );
}
