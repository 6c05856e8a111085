import { plain, problemPhrase } from "../../../i18n/index.ts";
import type { LiveEvening, Preview } from "../../../state/index.ts";
import { Key, Page } from "../../components/index.ts";
import { ChangePreview } from "../../evening/change-preview.tsx";
import { ChangeProblems } from "../../evening/change-problems.tsx";
import { Moves } from "../../evening/moves.tsx";
import { tellingAt } from "../../evening/telling.ts";
import type { Draft } from "../../use-draft.ts";
import { words } from "../../words.ts";
import { keysOf, type SetupEdits, shownOf } from "./form.ts";
import { MoneySection } from "./money-section.tsx";
import { RulesSection } from "./rules-section.tsx";
import { SaveSetup } from "./save-setup.tsx";
import { SeatsSection } from "./seats-section.tsx";
import type { SectionProps } from "./section.ts";
import { WhenSection } from "./when-section.tsx";

interface Props {
  readonly live: LiveEvening;
  readonly draft: Draft<SetupEdits>;
  readonly back: { readonly to: string; readonly label: string };
}

/** The whole set-up, and what a change of it does to everyone before it is made. */
export function SetupForm({ live, draft, back }: Props) {
  const { title, intro, clear } = words.value.setup;
  const setup = live.setup.value;
  const { keys, faulty } = keysOf(draft.value, setup);
  const changed = Object.keys(keys).length > 0;
  const preview = changed ? live.preview({ kind: "setup", keys }) : undefined;
  const section: SectionProps = {
    setup,
    edits: draft.value,
    shown: shownOf(draft.value, setup),
    change: draft.change,
    faulty,
    problem: (...path) => told(live, preview, path),
  };
  const action = changed || faulty.length > 0 ? <Clear onClear={draft.clear} label={clear} /> : undefined;
  return (
    <Page
      title={title}
      back={back}
      action={action}
      felt={<Moves live={live} seats={live.now.value.seats} preview={preview} />}
      foot={
        <SaveSetup
          live={live}
          keys={keys}
          faulty={faulty}
          preview={preview}
          unkept={draft.unkept}
          onSaved={draft.clear}
        />
      }
      class="setup"
    >
      <p>{intro}</p>
      <MoneySection {...section} />
      <WhenSection {...section} />
      <SeatsSection {...section} />
      <RulesSection {...section} />
      {preview === undefined ? null : <What live={live} preview={preview} />}
    </Page>
  );
}

function Clear({ onClear, label }: { readonly onClear: () => void; readonly label: string }) {
  return (
    <Key kind="plain" onClick={onClear}>
      {label}
    </Key>
  );
}

/** What a field's own problem is, in a sentence. */
function told(live: LiveEvening, preview: Preview | undefined, path: readonly string[]): string | undefined {
  const found = preview?.problems.find((problem) => path.every((step, i) => problem.path[i] === step));
  return found && plain(problemPhrase(tellingAt(live), found));
}

/** To whom the change does what, or which entries it would make impossible. */
function What({ live, preview }: { readonly live: LiveEvening; readonly preview: Preview }) {
  const later = preview.problems.filter(({ path }) => path[0] === "entries");
  if (later.length > 0) return <ChangeProblems live={live} preview={{ ...preview, problems: later }} />;
  return preview.problems.length > 0 ? null : <ChangePreview live={live} preview={preview} />;
}
