import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { points } from "../../../src/model/index.ts";
import { recording as rules, type TarokRules, type TarokState } from "../../../src/rules/index.ts";
import type { DealDraft, RecordingContext, Surface, Tap } from "../../../src/rules/tarok/recording/index.ts";
import type { LiveEvening, Recording, RecordingAt } from "../../../src/state/index.ts";

/** A recording without a drawer: the draft is a signal, and saving changes the fake evening. */
export interface FakeRecording extends Recording<Tap, Surface> {
  readonly draft: ReadonlySignal<DealDraft>;
  readonly context: ReadonlySignal<RecordingContext>;
}

/** Records a deal of a fake evening; `recorder` holds the phone. */
export function fakeRecording(live: LiveEvening, at: RecordingAt, recorder: string | null = null): FakeRecording {
  let ids = 0;
  const index = () => {
    const lines = live.lines.value;
    return at.kind === "next" ? lines.length : lines.findIndex(({ entry }) => entry.id === at.entry);
  };
  const context = computed((): RecordingContext => {
    const before = live.lines.value[index() - 1];
    const { players, rules } = live.setup.value;
    return {
      players: new Set(players.map(({ id }) => id)),
      rules: rules as TarokRules,
      state: (before?.state ?? live.opening.value.state) as TarokState,
      potsKnown: true,
      number: 1 + live.lines.value.slice(0, index()).filter(({ number }) => number !== null).length,
      recorder,
    };
  });
  const begin = (): DealDraft => {
    const line = live.lines.value[index()];
    if (at.kind === "amend" && line) return rules.amendment(line.entry as never, context.value, `r${++ids}`);
    return rules.newDraft(context.value, { entry: `deal ${points(++ids)}`, revision: `r${ids}` });
  };
  const draft = signal(begin());
  return {
    draft,
    context,
    surface: computed(() => rules.surface(draft.value, context.value)),
    tap: (tap) => {
      draft.value = rules.tap(draft.value, tap, context.value);
    },
    unkept: signal(undefined),
    save: async () => {
      const entry = rules.dealOf(draft.value);
      const change =
        at.kind === "next"
          ? ({ kind: "add", entry } as const)
          : at.kind === "amend"
            ? ({ kind: "amend", entry } as const)
            : ({ kind: "insert", before: at.entry, entry } as const);
      const done = await live.apply(change);
      if (done.ok) draft.value = begin();
      return done;
    },
    discard: () => {
      draft.value = begin();
    },
  };
}
