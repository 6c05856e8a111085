import { useMemo, useState } from "preact/hooks";
import { LINK_FORM, LINK_LIMITS } from "../../../model/index.ts";
import type { LiveEvening } from "../../../state/index.ts";
import { linkOf } from "../../../state/sharing/index.ts";
import { announce, Key } from "../../components/index.ts";
import { canShare, type Sent, sendLink } from "../../hand-out.ts";
import { paths } from "../../paths.ts";
import { report } from "../../trouble.ts";
import { words } from "../../words.ts";
import { Qr } from "./qr.tsx";

/** The evening as a link that carries all of it. */
export function Link({ live }: { readonly live: LiveEvening }) {
  const { share } = words.value;
  const data = useLinkData(live);
  const url = new URL(paths.shared(LINK_FORM, data), location.href).href;
  return (
    <section>
      <h2>{share.link.title}</h2>
      {data.length > LINK_LIMITS.chars ? (
        <p>{share.link.tooLong}</p>
      ) : (
        <>
          <p>{share.link.intro}</p>
          <Send live={live} url={url} />
          <Qr url={url} />
        </>
      )}
    </section>
  );
}

/** Written anew when the evening has changed, not at every drawing. */
function useLinkData(live: LiveEvening): string {
  const [setup, lines] = [live.setup.value, live.lines.value];
  return useMemo(() => linkOf(live), [live, setup, lines]);
}

function Send({ live, url }: { readonly live: LiveEvening; readonly url: string }) {
  const { common, format, share } = words.value;
  const [done, setDone] = useState<{ readonly url: string; readonly how: Sent }>();
  const says: Partial<Record<Sent, string>> = { copied: common.copied, saved: share.link.saved };
  const send = () => {
    sendLink(url, share.link.subject(format.day(live.setup.value.startedAt)), share.link.file).then((how) => {
      setDone({ url, how });
      const told = says[how];
      if (told !== undefined) announce(told);
    }, report);
  };
  const told = done?.url === url ? says[done.how] : undefined;
  return <Key onClick={send}>{told ?? (canShare() ? share.link.send : share.link.copy)}</Key>;
}
