import { useMemo } from "preact/hooks";
import { LINK_FORM, LINK_LIMITS } from "../../../model/index.ts";
import type { LiveEvening } from "../../../state/index.ts";
import { linkOf } from "../../../state/sharing/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import { Qr } from "./qr.tsx";
import { SendLink } from "./send-link.tsx";

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
          <SendLink live={live} url={url} send={share.link.send} copy={share.link.copy} />
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
