import { useState } from "preact/hooks";
import type { LiveEvening, Outcome } from "../../state/index.ts";
import { announce, Key } from "../components/index.ts";
import { canShare, type Sent, sendText } from "../hand-out.ts";
import { report } from "../trouble.ts";
import { words } from "../words.ts";
import { eveningText } from "./evening-text.ts";

interface Props {
  readonly live: LiveEvening;
  readonly outcome: Outcome;
}

/** Hands the evening on as text: to another app, else to the clipboard, else as a file. */
export function SendText({ live, outcome }: Props) {
  const { common, share } = words.value;
  const text = eveningText({ words: words.value, live, outcome });
  const [done, setDone] = useState<{ readonly text: string; readonly how: Sent }>();
  const says: Partial<Record<Sent, string>> = { copied: common.copied, saved: share.savedText };
  const send = () => {
    sendText(text, share.textFile).then((how) => {
      setDone({ text, how });
      const told = says[how];
      if (told !== undefined) announce(told);
    }, report);
  };
  const told = done?.text === text ? says[done.how] : undefined;
  return <Key onClick={send}>{told ?? (canShare() ? share.sendText : share.copyText)}</Key>;
}
