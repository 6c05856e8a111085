import type { ComponentChildren, ComponentType } from "preact";
import { useMemo } from "preact/hooks";
import type { LiveEvening } from "../../../state/index.ts";
import { Key, Page } from "../../components/index.ts";
import { Moves } from "../../evening/moves.tsx";
import { entryOf } from "../../evening/telling.ts";
import { NotFound } from "../../not-found.tsx";
import { PadContext, padStore } from "../../pad/store.ts";
import { useApp } from "../../use-app.ts";
import { type Draft, useDraft } from "../../use-draft.ts";
import { words } from "../../words.ts";
import { EntryFoot } from "./entry-foot.tsx";
import type { FieldsProps, Kept, Kind, Moment, Place } from "./kind.ts";
import { momentOf } from "./moment.ts";
import { useEntry } from "./use-entry.ts";
import { backOf } from "./way.ts";
import { What } from "./what.tsx";

interface Props {
  readonly live: LiveEvening;
  readonly place: Place;
}

/** The screen of one kind of entry: what it moves on the felt, its fields on the paper, one key that saves. */
export function formOf<D extends object>(kind: Kind<D>): ComponentType<Props> {
  return function EntryForm({ live, place }: Props) {
    const { games } = useApp();
    const moment = momentOf(live, kind.type, place, games[live.setup.value.game]);
    return moment === undefined ? <NotFound /> : <Opened kind={kind} moment={moment} place={place} />;
  };
}

interface OpenedProps<D extends object> {
  readonly kind: Kind<D>;
  readonly moment: Moment;
  readonly place: Place;
}

function Opened<D extends object>({ kind, moment, place }: OpenedProps<D>) {
  const { newId } = useApp();
  const { live } = moment;
  const key = ["evening", live.id, kind.type, place.entry ?? "", place.before ?? ""].join("/");
  const fresh = () => fieldsOf(kind, moment, place) ?? kind.fresh(moment);
  const draft = useDraft<Kept<D>>(key, kind.shape, () => ({
    id: place.entry ?? newId(),
    revision: newId(),
    fields: fresh(),
  }));
  const title = kind.title();
  const back = backOf(live, place);
  if (draft === undefined) return <Page title={title} back={back} />;
  const changed = JSON.stringify(draft.value.fields) !== JSON.stringify(fresh());
  return (
    <Form
      kind={kind}
      moment={moment}
      place={place}
      draft={draft}
      title={title}
      back={back}
      action={changed ? <Clear onClear={draft.clear} /> : undefined}
    />
  );
}

/** Back to an empty form, or to the entry as it was saved. */
function Clear({ onClear }: { readonly onClear: () => void }) {
  return (
    <Key kind="plain" onClick={onClear}>
      {words.value.newEvening.clear}
    </Key>
  );
}

function fieldsOf<D extends object>(kind: Kind<D>, moment: Moment, place: Place): D | undefined {
  const saved = moment.live.lines.value.find(({ entry }) => entry.id === place.entry);
  return saved && kind.of(entryOf(saved.entry), moment);
}

interface FormProps<D extends object> extends OpenedProps<D> {
  readonly draft: Draft<Kept<D>>;
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  readonly action: ComponentChildren;
}

function Form<D extends object>({ kind, moment, place, draft, title, back, action }: FormProps<D>) {
  const { id, fields } = draft.value;
  const entry = useEntry(kind, moment, place, draft.value);
  const pad = useMemo(padStore, [id]);
  const { Fields, Felt } = kind;
  const props: FieldsProps<D> = {
    draft: fields,
    change: (keys) => draft.change({ fields: { ...draft.value.fields, ...keys } }),
    moment,
    problem: entry.problem,
    look: entry.look,
  };
  return (
    <PadContext.Provider value={pad}>
      <Page
        title={title}
        back={back}
        action={action}
        felt={
          Felt ? (
            <Felt {...props} />
          ) : (
            <Moves live={moment.live} seats={moment.state.seats} name={entry.told.name} preview={entry.preview} />
          )
        }
        foot={<EntryFoot moment={moment} place={place} entry={entry} unkept={draft.unkept} onSaved={draft.clear} />}
        class="between"
      >
        <Fields {...props} />
        <What moment={moment} entry={entry} />
      </Page>
    </PadContext.Provider>
  );
}
