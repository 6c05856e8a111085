import { useMemo } from "preact/hooks";
import { HANDED_FORM, LINK_FORM, LINK_LIMITS } from "../../../model/index.ts";
import type { LiveEvening } from "../../../state/index.ts";
import { handedLinkOf, linkOf } from "../../../state/sharing/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import { Qr } from "./qr.tsx";
import { SendLink } from "./send-link.tsx";

/** The evening as a link that carries all of it. */
export function Link({ live }: { readonly live: LiveEvening }) {
  const { share } = words.value;
  const { form, data } = useLinkData(live);
  const url = new URL(paths.shared(form, data), location.href).href;
  return (
    <section>
      <h2>{share.link.title}</h2>
      {data.length > LINK_LIMITS.chars ? (
        <p>{share.link.tooLong}</p>
      ) : (
        <>
          <p>
            {share.link.intro} {form === HANDED_FORM ? share.link.back : null}
          </p>
          <SendLink live={live} url={url} send={share.link.send} copy={share.link.copy} />
          <Qr url={url} />
        </>
      )}
    </section>
  );
}

/** Written anew when the evening has changed, not at every drawing. */
function useLinkData(live: LiveEvening) {
  const [setup, lines, taken] = [live.setup.value, live.lines.value, live.takenOver.value];
  return useMemo(() => {
    // What goes back to the phone that it came from brings all that happened; a running one is handed over instead.
    const data = taken && setup.end !== null ? handedLinkOf(live) : "";
    const fits = data !== "" && data.length <= LINK_LIMITS.chars;
    return fits ? { form: HANDED_FORM, data } : { form: LINK_FORM, data: linkOf(live) };
  }, [live, setup, lines, taken]);
}
