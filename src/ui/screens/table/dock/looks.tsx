import type { LookFace } from "../../../../rules/tarok/recording/index.ts";
import { Field } from "../../../components/index.ts";
import { ChangePreview } from "../../../evening/change-preview.tsx";
import { Payments } from "../../../evening/payments.tsx";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import { Forgotten } from "./forgotten.tsx";
import { DockHead } from "./head.tsx";

/** Every payment of the deal so far as a sentence. */
export function Why({ dock }: { readonly dock: LookFace }) {
  const { surface, told } = useTable();
  const { table } = words.value;
  return (
    <>
      <DockHead title={table.why} close={dock.close} />
      <Forgotten />
      <div class="scroll">
        {surface.transfers.length === 0 ? <p class="quiet">{table.nobodyPaysYet}</p> : null}
        <Payments told={told} entry={surface.deal} transfers={surface.transfers} />
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
