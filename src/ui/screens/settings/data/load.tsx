import { useState } from "preact/hooks";
import type { Data, ImportFault, ImportPreview } from "../../../../state/index.ts";
import { Confirm, FaultNotice, Notice } from "../../../components/index.ts";
import { Preview } from "../../../incoming/preview.tsx";
import { WhyNot } from "../../../incoming/why-not.tsx";
import { report } from "../../../trouble.ts";
import { useApp } from "../../../use-app.ts";
import { useCommand } from "../../../use-command.ts";
import { words } from "../../../words.ts";
import { FileKey } from "./file-key.tsx";

/** Where bringing a file in stands. */
type Stage =
  | { readonly at: "idle" }
  | { readonly at: "reading" }
  | { readonly at: "refused"; readonly fault: ImportFault }
  | { readonly at: "preview"; readonly preview: ImportPreview }
  | { readonly at: "done" }
  | { readonly at: "undone" };

/** A file in: chosen, looked at, and only then let in. */
export function Load({ main = false }: { readonly main?: boolean }) {
  const { load } = words.value.settings.data;
  const [stage, setStage] = useState<Stage>({ at: "idle" });
  const { data } = useApp();
  const choose = (file: Blob) => {
    setStage({ at: "reading" });
    read(data, file).then(setStage, report);
  };
  return (
    <section>
      <h2>{load.title}</h2>
      {stage.at === "preview" ? (
        <Preview
          preview={stage.preview}
          from="file"
          onRefuse={() => setStage({ at: "idle" })}
          onDone={() => setStage({ at: "done" })}
        />
      ) : (
        <>
          <p>{load.intro}</p>
          <FileKey main={main} onChoose={choose}>
            {load.choose}
          </FileKey>
          <Told stage={stage} onUndone={() => setStage({ at: "undone" })} />
        </>
      )}
    </section>
  );
}

async function read(data: Data, file: Blob): Promise<Stage> {
  const result = await data.previewImport(file);
  return result.ok ? { at: "preview", preview: result.value } : { at: "refused", fault: result.error };
}

function Told({ stage, onUndone }: { readonly stage: Stage; readonly onUndone: () => void }) {
  const { load, preview, safety } = words.value.settings.data;
  switch (stage.at) {
    case "reading":
      return <p class="quiet">{load.reading}</p>;
    case "refused":
      return <WhyNot fault={stage.fault} />;
    case "done":
      return (
        <>
          <Notice live lead={preview.done}>
            {preview.kept}
          </Notice>
          <Undo onUndone={onUndone} />
        </>
      );
    case "undone":
      return <Notice live>{safety.done}</Notice>;
    default:
      return null;
  }
}

/** Puts everything back as it was before the import, which is the newest safety copy. */
function Undo({ onUndone }: { readonly onUndone: () => void }) {
  const { data } = useApp();
  const { fault, run } = useCommand();
  const { preview } = words.value.settings.data;
  const before = data.safetyCopies.value[0];
  if (before === undefined) return null;
  return (
    <>
      <FaultNotice fault={fault} />
      <Confirm
        question={preview.undoAsk}
        yes={preview.undo}
        no={words.value.common.no}
        onConfirm={() => run(data.restoreSafetyCopy(before.id), onUndone)}
      >
        {preview.undo}
      </Confirm>
    </>
  );
}
