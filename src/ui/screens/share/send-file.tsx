import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { FileOut } from "../../../state/index.ts";
import { Key, Notice } from "../../components/index.ts";
import { sendFile } from "../../handing/hand-out.ts";
import { report } from "../../trouble.ts";
import { words } from "../../words.ts";

interface Props {
  readonly file: () => FileOut | Promise<FileOut>;
  readonly children: ComponentChildren;
}

/** Hands a file to another app, else stores it and says what it is called. */
export function SendFile({ file, children }: Props) {
  const [saved, setSaved] = useState<string>();
  const send = async () => {
    const out = await file();
    const how = await sendFile(out);
    setSaved(how === "saved" ? out.name : undefined);
  };
  return (
    <>
      <Key onClick={() => void send().catch(report)}>{children}</Key>
      {saved === undefined ? null : <Notice live>{words.value.share.savedFile(saved)}</Notice>}
    </>
  );
}
