import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { type EntryBase, type EveningId, ok, type PlayerId, type RulesBase } from "../../model/index.ts";
import { gameOf, type Recorder, type RecorderContext, type TableState } from "../../rules/index.ts";
import type { Drafts } from "../../store/index.ts";
import type { Change, Done, Fault, LiveEvening } from "../types.ts";
import { answerOf } from "../wires/faults.ts";
import { placeIn } from "./place.ts";
import type { Recording, RecordingAt } from "./types.ts";

type Context = RecorderContext<RulesBase, TableState>;

/** What the drawer holds of a draft: untouched, as it began, it gives way to what the table has become. */
interface StoredDraft<Draft> {
  readonly version: number;
  readonly draft: Draft;
  readonly untouched: string;
}

export interface RecordingMeans {
  readonly drafts: Drafts;
  newId(): string;
  /** Who holds the phone, where that is known. */
  readonly recorder: ReadonlySignal<PlayerId | null>;
}

/** The drawer's key of the draft of one deal. */
export const draftKey = (evening: EveningId, at: RecordingAt): string =>
  ["deal", evening, at.kind, ...(at.kind === "next" ? [] : [at.entry])].join(" ");

/** Records one deal of an evening by taps. */
export function record<E extends EntryBase, Draft, Tap, Surface>(
  recorder: Recorder<Context, E, Draft, Tap, Surface>,
  evening: LiveEvening,
  at: RecordingAt,
  { drafts, newId, recorder: seat }: RecordingMeans,
): Recording<Tap, Surface> {
  const key = draftKey(evening.id, at);
  const place = computed(() => placeIn(evening, at, seat.value));
  const stored = signal<StoredDraft<Draft> | undefined>(undefined, { watched: listen, unwatched: () => stop() });
  const looked = signal(false);
  const unkept = signal<Fault | undefined>(undefined);
  let stop = () => {};
  let pending = 0;
  let begun: { readonly context: Context; readonly value: StoredDraft<Draft> } | undefined;

  const noted = (draft: Draft): string => JSON.stringify(recorder.entryOf(draft));

  /** The draft that taps go on from: the stored one, or one that begins where the evening stands. */
  const current = computed((): StoredDraft<Draft> | undefined => {
    // First, since looking at it is what looks it up.
    const kept = stored.value;
    const here = place.value;
    if (!here || !looked.value) return undefined;
    return (kept && fitted(kept, here.context)) ?? beginning(here.context, here.line?.entry);
  });

  /** The stored draft as the table is now; untouched it gives way to what the table has become, saved by another tab it is over. */
  function fitted(kept: StoredDraft<Draft>, context: Context): StoredDraft<Draft> | undefined {
    if (at.kind !== "next") return kept;
    const { draft, untouched } = kept;
    const { id } = recorder.entryOf(draft);
    if (!canBegin(context) || evening.lines.value.some(({ entry }) => entry.id === id)) return undefined;
    const blank = noted(recorder.begin(context, { entry: id, revision: recorder.revisionOf(draft) }));
    if (blank === untouched) return kept;
    return noted(draft) === untouched
      ? undefined
      : { ...kept, draft: recorder.rebase(draft, context), untouched: blank };
  }

  const canBegin = ({ state }: Context): boolean => state.seats.length >= gameOf(evening.setup.value.game).seats.min;

  /** Begun once for each place: looking again must not give other ids. */
  function beginning(context: Context, entry: EntryBase | undefined): StoredDraft<Draft> | undefined {
    if (begun?.context === context) return begun.value;
    if (at.kind !== "amend" && !canBegin(context)) return undefined;
    const revision = newId();
    const draft = entry
      ? recorder.amend(entry as E, context, revision)
      : recorder.begin(context, { entry: newId(), revision });
    const value = { version: recorder.version, draft, untouched: noted(draft) };
    begun = { context, value };
    return value;
  }

  function listen(): void {
    stop = drafts.watch(key).subscribe((answer) => {
      // What this tab is still writing, or could not write, is newer than what the drawer tells.
      if (pending === 0 && unkept.value === undefined && answer.ok) adopt(answer.value);
      looked.value = true;
    });
  }

  function adopt(value: unknown): void {
    const draft = value as StoredDraft<Draft> | undefined;
    stored.value = draft?.version === recorder.version ? draft : undefined;
  }

  let last: Promise<unknown> = Promise.resolve();
  let due: (() => ReturnType<Drafts["save"]>) | undefined;
  /** Of what is tapped while a write is under way only the newest is written: the drawer is never more than that behind. */
  function write(work: NonNullable<typeof due>): void {
    const waits = due !== undefined;
    due = work;
    if (waits) return;
    pending++;
    const newest = () => {
      const write = due ?? work;
      due = undefined;
      return write();
    };
    last = last.then(newest).then((written) => {
      pending--;
      const answer = answerOf(written);
      unkept.value = answer.ok ? undefined : answer.error;
    });
  }

  function keep(draft: Draft, untouched: string): void {
    const value = { version: recorder.version, draft, untouched };
    stored.value = value;
    write(() => drafts.save(key, value));
  }

  function discard(): void {
    stored.value = undefined;
    begun = undefined;
    write(() => drafts.clear(key));
  }

  async function save(): Done {
    const now = current.value;
    if (!now) return ok(undefined);
    // A tap that is still being written must not come back behind the saved deal.
    await last;
    const done = await evening.apply(changeOf(recorder.entryOf(now.draft), recorder.revisionOf(now.draft)));
    if (done.ok && current.value?.draft === now.draft) forget();
    return done;
  }

  /** The drawer has taken the draft away together with storing the deal. */
  function forget(): void {
    unkept.value = undefined;
    stored.value = undefined;
    begun = undefined;
  }

  function changeOf(entry: EntryBase, revision: string): Change {
    if (at.kind === "next") return { kind: "add", entry, revision, draft: key };
    if (at.kind === "amend") return { kind: "amend", entry, draft: key };
    return { kind: "insert", before: at.entry, entry, draft: key };
  }

  return {
    surface: computed(() => {
      const now = current.value;
      const here = place.value;
      return now && here ? recorder.surface(now.draft, here.context) : null;
    }),
    tap: (tap) => {
      const now = current.value;
      const here = place.value;
      if (now && here) keep(recorder.tap(now.draft, tap, here.context), now.untouched);
    },
    unkept,
    save,
    discard,
  };
}
