import type { LiveEvening } from "../../../state/index.ts";
import { KeyLink, Page } from "../../components/index.ts";
import { SendEvening } from "../../evening/send-text.tsx";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import { Files } from "./files.tsx";
import { Link } from "./link.tsx";
import { SendPicture } from "./send-picture.tsx";

/** Every way to hand an evening on. */
export function Share({ live }: { readonly live: LiveEvening }) {
  const { handOver, settle, share } = words.value;
  return (
    <Page title={share.title} class="share" back={{ to: paths.settle(live.id), label: settle.title }}>
      <section>
        <h2>{share.message}</h2>
        <SendEvening live={live} outcome={live.outcome.value} />
      </section>
      <section>
        <h2>{share.picture.title}</h2>
        <SendPicture live={live} />
      </section>
      <Link live={live} />
      {live.setup.value.end !== null || live.reader.value ? null : (
        <KeyLink kind="left" to={paths.handOver(live.id)}>
          {handOver.title}
        </KeyLink>
      )}
      <section>
        <h2>{share.paper}</h2>
        <KeyLink kind="left" to={paths.sheet(live.id)}>
          {share.sheet.title}
        </KeyLink>
      </section>
      <Files live={live} />
    </Page>
  );
}
