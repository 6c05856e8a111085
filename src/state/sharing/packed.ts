import { Folder } from "../../ledger/index.ts";
import { beyondBounds, isRecord, parse, type Revision, revisionSchema, SETUP } from "../../model/index.ts";

type Raw = Readonly<Record<string, unknown>>;

/** An evening file as form 2 of a link has it (model/link.ts): its revisions alone, without what follows. */
export function packed({ entries: _, revisions, ...document }: Raw): Raw {
  const before = beforeEach((revisions ?? []) as readonly Revision[]);
  return { ...document, revisions: before.map(({ revision, after }) => without(revision, after)) };
}

function without({ id, of, replaces, after, entry, at, ...rest }: Revision, expected: string | null): Raw {
  return {
    id,
    ...(of !== entry?.["id"] && { of }),
    ...(replaces.length > 0 && { replaces }),
    ...(after !== expected && { after }),
    entry,
    ...(at !== entry?.["at"] && { at }),
    ...rest,
  };
}

/** The text of the evening file that a text of form 2 stands for, or undefined where it is no such text. */
export function unpacked(text: string): string | undefined {
  const document = parsed(text);
  const revisions = document && revisionsOf(document["revisions"]);
  return revisions && JSON.stringify({ ...document, entries: new Folder(revisions).folded.entries, revisions });
}

function revisionsOf(packed: unknown): readonly Revision[] | undefined {
  if (!Array.isArray(packed)) return undefined;
  const whole: Revision[] = [];
  let last: string | null = null;
  for (const raw of packed.map(Object) as readonly Raw[]) {
    const entry = isRecord(raw["entry"]) ? raw["entry"] : {};
    const of = raw["of"] ?? entry["id"];
    const after: string | null = of === SETUP ? null : last;
    const typed: Revision | undefined = parse(revisionSchema, {
      of,
      replaces: [],
      after,
      at: entry["at"],
      ...raw,
    }).typed;
    if (!typed) return undefined;
    whole.push(typed);
    if (typed.of !== SETUP) last = typed.of;
  }
  return whole;
}

/** Each revision with what it is expected to stand after. */
function beforeEach(revisions: readonly Revision[]) {
  let last: string | null = null;
  return revisions.map((revision) => {
    const isSetup = revision.of === SETUP;
    const after = isSetup ? null : last;
    if (!isSetup) last = revision.of;
    return { revision, after };
  });
}

function parsed(text: string): Raw | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return isRecord(json) && !beyondBounds(json) ? json : undefined;
  } catch {
    return undefined;
  }
}
