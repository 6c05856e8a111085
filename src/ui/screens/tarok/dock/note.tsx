import type { LookFace } from "../../../../rules/tarok/recording/index.ts";
import { Field } from "../../../components/index.ts";
import { DockHead } from "../../../table/dock/head.tsx";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";

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
