import { useState } from "preact/hooks";
import type { LiveEvening } from "../../../state/index.ts";
import { announce, Key } from "../../components/index.ts";
import { canShare, type Sent, sendLink } from "../../handing/hand-out.ts";
import { report } from "../../trouble.ts";
import { words } from "../../words.ts";

interface Props {
  readonly live: LiveEvening;
  readonly url: string;
  /** What the key says where links are handed to other apps, and where they are copied. */
  readonly send: string;
  readonly copy: string;
}

/** Hands a link to an evening on, and says where it went. */
export function SendLink({ live, url, send, copy }: Props) {
  const { common, format, share } = words.value;
  const [done, setDone] = useState<{ readonly url: string; readonly how: Sent }>();
  const says: Partial<Record<Sent, string>> = { copied: common.copied, saved: share.link.saved };
  const hand = () => {
    sendLink(url, share.link.subject(format.day(live.setup.value.startedAt)), share.link.file).then((how) => {
      setDone({ url, how });
      const told = says[how];
      if (told !== undefined) announce(told);
    }, report);
  };
  const told = done?.url === url ? says[done.how] : undefined;
  return <Key onClick={hand}>{told ?? (canShare() ? send : copy)}</Key>;
}
