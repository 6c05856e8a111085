import { useMemo } from "preact/hooks";
import { HANDED_FORM, LINK_LIMITS } from "../../../model/index.ts";
import type { LiveEvening } from "../../../state/index.ts";
import { eveningFile, handedLinkOf } from "../../../state/sharing/index.ts";
import { FaultNotice, Key, Page } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { useApp } from "../../use-app.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";
import { Code } from "../share/qr.tsx";
import { SendFile } from "../share/send-file.tsx";
import { SendLink } from "../share/send-link.tsx";

/** The running evening taken to another phone, and what then becomes of this one. */
export function HandOver({ live }: { readonly live: LiveEvening }) {
  const { common, handOver, share } = words.value;
  return (
    <Page title={handOver.title} class="share" back={{ to: paths.more(live.id), label: common.more }}>
      <section>
        <p>
          {handOver.intro} {handOver.unsaved}
        </p>
        <Link live={live} />
        <SendFile file={() => eveningFile(live, share.textFile)}>{handOver.file}</SendFile>
        <p class="quiet">{handOver.fileHint}</p>
      </section>
      <Give live={live} />
    </Page>
  );
}

/** Nothing where the evening is longer than any link. */
function Link({ live }: { readonly live: LiveEvening }) {
  const { handOver } = words.value;
  const log = live.log.value;
  const data = useMemo(() => handedLinkOf(live), [live, log]);
  const url = new URL(paths.shared(HANDED_FORM, data), location.href).href;
  if (data.length > LINK_LIMITS.chars) return null;
  return (
    <>
      <Code url={url} tooLong={handOver.qrTooLong} />
      <SendLink live={live} url={url} send={handOver.send} copy={handOver.copy} />
    </>
  );
}

/** Only the person knows that the other phone has it. */
function Give({ live }: { readonly live: LiveEvening }) {
  const { setReader } = useApp();
  const { handOver } = words.value;
  const { fault, run } = useCommand();
  return (
    <section>
      <h2>{handOver.after}</h2>
      <p>{handOver.counts}</p>
      <FaultNotice fault={fault} />
      <Key kind="main" onClick={() => run(setReader(live.id, true))}>
        {handOver.give}
      </Key>
      <p class="quiet">{handOver.together}</p>
    </section>
  );
}
