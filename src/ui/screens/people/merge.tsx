import { useMemo, useState } from "preact/hooks";
import { fullName } from "../../../model/index.ts";
import type { Merger, PersonEntry } from "../../../state/index.ts";
import { Choice, FaultNotice, Fold, Key, Notice } from "../../components/index.ts";
import { dayAndPlace } from "../../evening/day.ts";
import { apart } from "../../people/apart.tsx";
import { likeFirst } from "../../people/likeness.ts";
import { useApp } from "../../use-app.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";
import { tellMerged } from "./also.tsx";

interface Props {
  readonly person: PersonEntry;
  readonly others: readonly PersonEntry[];
}

/** A club is rarely more than this; the rest comes with one more tap. */
const IN_SIGHT = 12;

/** Who turns out to be this person too. */
export function Merge({ person, others }: Props) {
  const { directory: say, format } = words.value;
  const [other, choose] = useState<PersonEntry>();
  const [all, showAll] = useState(false);
  if (others.length === 0) return null;
  const offered = likeFirst(person.name, others, words.value.language);
  const shown = all ? offered : offered.slice(0, IN_SIGHT);
  return (
    <Fold title={say.mergeTitle} summary={say.mergeSummary}>
      <Choice
        label={say.mergeWith(fullName(person))}
        options={shown.map((one) => ({ value: one.id, word: fullName(one), below: apart(one.id) }))}
        value={other?.id}
        onChoose={(id) => choose(others.find((one) => one.id === id && one.id !== other?.id))}
      />
      {shown.length < offered.length ? (
        <Key kind="plain" onClick={() => showAll(true)}>
          {say.showAll(format.points(offered.length))}
        </Key>
      ) : null}
      {other === undefined ? null : (
        <Preview key={other.id} person={person} other={other} onDone={() => choose(undefined)} />
      )}
    </Fold>
  );
}

interface PreviewProps {
  readonly person: PersonEntry;
  readonly other: PersonEntry;
  readonly onDone: () => void;
}

/** What would come along, before it does; where both played in one evening, why it cannot be. */
function Preview({ person, other, onDone }: PreviewProps) {
  const { directory } = useApp();
  const { directory: say, common } = words.value;
  const { fault, run } = useCommand();
  const merger = useMemo(() => directory.merger(other.id, person.id), [directory, other.id, person.id]).value;
  if (merger === null) return null;
  const [name, otherName] = [fullName(person), fullName(other)];
  const [together] = merger.together;
  if (together) {
    return (
      <Notice live lead={say.together(otherName, name)}>
        {say.togetherAt(words.value.format.day(together.startedAt))}
      </Notice>
    );
  }
  const merge = () =>
    run(directory.merge(other.id, person.id), () => {
      tellMerged({ id: other.id, text: say.merged(otherName, name) });
      onDone();
    });
  return (
    <>
      <Notice live lead={say.mergeLead(otherName, name)}>
        <Coming merger={merger} />
        <p>{say.mergeUndoable}</p>
      </Notice>
      <div class="keys">
        <Key onClick={onDone}>{common.cancel}</Key>
        <Key kind="main" onClick={merge}>
          {say.merge}
        </Key>
      </div>
      <FaultNotice fault={fault} />
    </>
  );
}

/** So many evenings are named. */
const NAMED = 5;

function Coming({ merger: { coming } }: { readonly merger: Merger }) {
  const { directory: say, format } = words.value;
  if (coming.length === 0) return <p>{say.mergeNothing}</p>;
  return (
    <>
      <p>{say.mergeComing(say.evenings(coming.length, format.points(coming.length)))}</p>
      <ul class="coming">
        {coming.slice(0, NAMED).map((evening) => (
          <li key={evening.id}>{dayAndPlace(evening)}</li>
        ))}
        {coming.length > NAMED ? <li>{say.mergeMore(format.points(coming.length - NAMED))}</li> : null}
      </ul>
    </>
  );
}
