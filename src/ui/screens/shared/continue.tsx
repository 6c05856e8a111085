import { useState } from "preact/hooks";
import type { EveningId } from "../../../model/index.ts";
import type { App, ImportFault, ImportPreview } from "../../../state/index.ts";
import { FaultNotice, Key, Notice } from "../../components/index.ts";
import { Preview } from "../../incoming/preview.tsx";
import { WhyNot } from "../../incoming/why-not.tsx";
import { paths } from "../../paths.ts";
import { replace } from "../../router.ts";
import { report } from "../../trouble.ts";
import { useApp } from "../../use-app.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";
import "./keep.css";

interface Props {
  readonly id: EveningId;
  readonly file: Blob;
}

/** What had to be said or asked before the evening could go on here. */
type Stop =
  | { readonly kind: "refused"; readonly fault: ImportFault }
  | { readonly kind: "asks"; readonly preview: ImportPreview };

/** The evening goes on on this phone: brought in with one tap, unless the import has something to ask. */
export function Continue({ id, file }: Props) {
  const app = useApp();
  const { arrived } = words.value.handOver;
  const { fault, run } = useCommand();
  const [stop, setStop] = useState<Stop>();
  const goOn = () => run(app.goOnHere(id), () => replace(paths.table(id)));
  const begin = () => {
    bringIn(app, file).then((stopped) => (stopped ? setStop(stopped) : goOn()), report);
  };
  if (stop?.kind === "asks")
    return <Preview preview={stop.preview} from="link" onRefuse={() => setStop(undefined)} onDone={goOn} />;
  return (
    <div class="keep">
      <Notice lead={arrived.lead}>{arrived.counts}</Notice>
      {stop === undefined ? null : <WhyNot fault={stop.fault} />}
      <FaultNotice fault={fault} />
      <Key kind="main" onClick={begin}>
        {arrived.here}
      </Key>
    </div>
  );
}

async function bringIn({ data }: App, file: Blob): Promise<Stop | undefined> {
  const read = await data.previewImport(file);
  if (!read.ok) return { kind: "refused", fault: read.error };
  const preview = read.value;
  const asks = preview.namesakes.length > 0 || preview.changed.some(({ problems }) => problems.length > 0);
  if (asks) return { kind: "asks", preview };
  const done = await data.applyImport({ evenings: {}, samePeople: [], settings: false });
  return done.ok ? undefined : { kind: "refused", fault: done.error };
}
