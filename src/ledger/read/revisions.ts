import { type Problem, problem, type Revision, SETUP } from "../../model/index.ts";
import { sameContent } from "../fold/canonical.ts";
import { FIXED, fold, withSetup } from "../fold/index.ts";

interface Document {
  readonly entries: readonly unknown[];
  readonly revisions?: readonly Revision[];
}

/** What happened, as the revisions tell it, is what the document says (format.md, Revisions). */
export function checkRevisions(document: Document): readonly Problem[] {
  const { revisions, entries } = document;
  if (revisions === undefined) return [];
  const misshapen = revisions.flatMap((revision, i) => (revision.of === SETUP ? checkSetupRevision(revision, i) : []));
  if (misshapen.length > 0) return misshapen;
  const folded = fold(revisions);
  const saysTheSame = sameContent(folded.entries, entries) && sameContent(withSetup(document, folded.setup), document);
  return saysTheSame ? [] : [problem("shape", ["revisions"])];
}

/** A change of the set-up holds keys of the document, but not those that say what the document is, and stands after nothing. */
function checkSetupRevision({ entry, after }: Revision, index: number): readonly Problem[] {
  const path = ["revisions", index] as const;
  const keys = Object.keys(entry ?? {}).filter((key) => FIXED.includes(key));
  return [
    ...(after === null ? [] : [problem("shape", [...path, "after"])]),
    ...(entry === null ? [problem("shape", [...path, "entry"])] : []),
    ...keys.map((key) => problem("shape", [...path, "entry", key], { name: key })),
  ];
}
