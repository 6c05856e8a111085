import { useState } from "preact/hooks";
import type { LookFace } from "../../../../rules/tarok/recording/index.ts";
import { Field, Key } from "../../../components/index.ts";
import { ChangePreview } from "../../../evening/change-preview.tsx";
import { Jetons } from "../../../evening/jetons.tsx";
import { Payments } from "../../../evening/payments.tsx";
import { useApp } from "../../../use-app.ts";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import { Forgotten } from "./forgotten.tsx";
import { DockHead } from "./head.tsx";
import { Holdings } from "./holdings.tsx";

/** Every payment of the deal so far as a sentence. */
export function Why({ dock }: { readonly dock: LookFace }) {
  const { surface, told, shortcutOf } = useTable();
  const { table, jetons: said } = words.value;
  const [jetons, setJetons] = useState(false);
  const { deal, transfers } = surface;
  return (
    <>
      <DockHead title={jetons ? said.title : table.why} close={dock.close}>
        {useApp().settings.value.jetons && transfers.length > 0 ? (
          <Key kind="plain" tap="jetons" shortcut={shortcutOf("jetons")} onClick={() => setJetons(!jetons)}>
            {jetons ? table.why : said.title}
          </Key>
        ) : null}
      </DockHead>
      <Forgotten />
      <div class="scroll">
        {transfers.length === 0 ? <p class="quiet">{table.nobodyPaysYet}</p> : null}
        {jetons ? (
          <Jetons told={told} transfers={transfers} />
        ) : (
          <Payments told={told} entry={deal} transfers={transfers} />
        )}
        <Holdings />
      </div>
    </>
  );
}

/** The deal's note, in words of one's own. */
export function DealNote({ dock }: { readonly dock: Extract<LookFace, { face: "note" }> }) {
  const { surface, tap } = useTable();
  const { table, common } = words.value;
  return (
    <>
      <DockHead title={table.noteTitle(surface.number)} back={dock.back} close={dock.close} />
      <Field label={common.note} value={dock.text} maxLength={1000} onInput={(text) => tap({ tap: "note", text })} />
    </>
  );
}

/** What a correction changes, before it is saved. */
export function Review({ dock }: { readonly dock: LookFace }) {
  const { live, preview } = useTable();
  return (
    <>
      <DockHead title={words.value.table.whatChanges} close={dock.close} />
      <div class="scroll">
        <ChangePreview live={live} preview={preview()} />
      </div>
    </>
  );
}
