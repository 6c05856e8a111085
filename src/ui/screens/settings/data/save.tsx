import { useState } from "preact/hooks";
import type { FileOut } from "../../../../state/index.ts";
import { FaultNotice, Key, Notice } from "../../../components/index.ts";
import { canShareFiles, download, share } from "../../../handing/file.ts";
import { report } from "../../../trouble.ts";
import { useApp } from "../../../use-app.ts";
import { useCommand } from "../../../use-command.ts";
import { words } from "../../../words.ts";
import { IntoFile } from "./into-file.tsx";

/** Everything in one file, stored or handed to another app. */
export function Save({ main = false }: { readonly main?: boolean }) {
  const { data } = useApp();
  const { save } = words.value.settings.data;
  const { fault, run } = useCommand();
  const [saved, setSaved] = useState(false);
  const at = data.exportedAt.value;
  const out = (hand: (file: FileOut) => Promise<boolean>) =>
    run(data.exportAll(), (file) => hand(file).then(setSaved).catch(report));
  return (
    <section>
      <h2>{save.title}</h2>
      <p>{save.intro}</p>
      <div class="keys">
        <Key kind={main ? "main" : "box"} onClick={() => out(stored)}>
          {save.download}
        </Key>
        {canShareFiles() ? <Key onClick={() => out(share)}>{save.share}</Key> : null}
      </div>
      <IntoFile />
      {saved ? <Notice live>{save.saved}</Notice> : null}
      <FaultNotice fault={fault} />
      <p class="quiet">{at === null ? save.never : save.last(words.value.format.day(at))}</p>
    </section>
  );
}

const stored = (file: FileOut): Promise<boolean> => {
  download(file);
  return Promise.resolve(true);
};
