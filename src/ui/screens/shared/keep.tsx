import { useState } from "preact/hooks";
import type { EveningId } from "../../../model/index.ts";
import type { ImportFault, ImportPreview } from "../../../state/index.ts";
import { Key, KeyLink, Notice } from "../../components/index.ts";
import { Preview } from "../../incoming/preview.tsx";
import { WhyNot } from "../../incoming/why-not.tsx";
import { paths } from "../../paths.ts";
import { report } from "../../trouble.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import "./keep.css";

interface Props {
  readonly id: EveningId;
  readonly file: Blob;
}

/** Where keeping the evening stands. */
type Stage =
  | { readonly at: "looking" }
  | { readonly at: "refused"; readonly fault: ImportFault }
  | { readonly at: "preview"; readonly preview: ImportPreview }
  | { readonly at: "kept" };

/** Says that the evening is not here yet, and brings it in through the door of every import: looked at, then agreed to. */
export function Keep({ id, file }: Props) {
  const { data } = useApp();
  const { shared } = words.value.share;
  const [stage, setStage] = useState<Stage>({ at: "looking" });
  const keep = () => {
    data
      .previewImport(file)
      .then((read) => setStage(read.ok ? { at: "preview", preview: read.value } : { at: "refused", fault: read.error }))
      .catch(report);
  };
  switch (stage.at) {
    case "preview":
      return (
        <Preview
          preview={stage.preview}
          from="link"
          onRefuse={() => setStage({ at: "looking" })}
          onDone={() => setStage({ at: "kept" })}
        />
      );
    case "kept":
      return (
        <div class="keep">
          <Notice live>{shared.kept}</Notice>
          <KeyLink kind="main" to={paths.book(id)}>
            {shared.open}
          </KeyLink>
        </div>
      );
    default:
      return (
        <div class="keep">
          <Notice lead={shared.lookOnly}>{shared.untilKept}</Notice>
          {stage.at === "refused" ? <WhyNot fault={stage.fault} /> : null}
          <Key kind="main" onClick={keep}>
            {shared.keep}
          </Key>
        </div>
      );
  }
}
