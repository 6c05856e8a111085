import type { Setup } from "../../../model/index.ts";
import type { SetupEdits, Shown } from "./form.ts";

/** What each section of the form is handed. */
export interface SectionProps {
  readonly setup: Setup;
  readonly edits: SetupEdits;
  readonly shown: Shown;
  readonly change: (keys: Partial<SetupEdits>) => void;
  /** Fields that hold something that cannot be. */
  readonly faulty: readonly string[];
  /** What the change would make impossible at a place of the document, in a sentence. */
  readonly problem: (...path: string[]) => string | undefined;
}
