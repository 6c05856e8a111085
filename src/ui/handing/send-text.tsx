import { useState } from "preact/hooks";
import { announce, Key } from "../components/index.ts";
import { report } from "../trouble.ts";
import { words } from "../words.ts";
import { canShare, type Sent, sendText } from "./hand-out.ts";

interface Props {
  readonly text: string;
  /** What the file is called where it can only be stored. */
  readonly file: string;
}

/** Hands a text on: to another app, else to the clipboard, else as a file. */
export function SendText({ text, file }: Props) {
  const { common, share } = words.value;
  const [done, setDone] = useState<{ readonly text: string; readonly how: Sent }>();
  const says: Partial<Record<Sent, string>> = { copied: common.copied, saved: share.savedText };
  const send = () => {
    sendText(text, file).then((how) => {
      setDone({ text, how });
      const told = says[how];
      if (told !== undefined) announce(told);
    }, report);
  };
  const told = done?.text === text ? says[done.how] : undefined;
  return <Key onClick={send}>{told ?? (canShare() ? share.sendText : share.copyText)}</Key>;
}
