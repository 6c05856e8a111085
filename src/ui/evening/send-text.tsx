import type { LiveEvening, Outcome } from "../../state/index.ts";
import { SendText } from "../send-text.tsx";
import { words } from "../words.ts";
import { eveningText } from "./evening-text.ts";

interface Props {
  readonly live: LiveEvening;
  readonly outcome: Outcome;
}

/** Hands the evening on as text. */
export function SendEvening({ live, outcome }: Props) {
  return <SendText text={eveningText({ words: words.value, live, outcome })} file={words.value.share.textFile} />;
}
