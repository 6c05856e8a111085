import { useState } from "preact/hooks";
import type { EveningId } from "../../model/index.ts";
import type { ImportChoice, ImportPreview } from "../../state/index.ts";
import { FaultNotice, InParts, Key, ListRow, Notice, Switch } from "../components/index.ts";
import { dayAndPlace } from "../evening/day.ts";
import { useApp } from "../use-app.ts";
import { useCommand } from "../use-command.ts";
import { words } from "../words.ts";
import { Added } from "./added.tsx";
import { Changed, type Source } from "./changed.tsx";
import { LeftOut } from "./left-out.tsx";
import { Names } from "./names.tsx";
import { RefusedEvening } from "./refused.tsx";
import "./preview.css";

interface Props {
  readonly preview: ImportPreview;
  readonly from: Source;
  readonly onRefuse: () => void;
  readonly onDone: () => void;
}

/** Each of them asks for a choice of four. */
const CHANGED_AT_ONCE = 20;
const FAULTS_AT_ONCE = 20;

/** What a file or a link would bring, with the choices it asks for; nothing has happened yet. */
export function Preview({ preview, from, onRefuse, onDone }: Props) {
  const { data } = useApp();
  const { fault, run } = useCommand();
  const [choice, setChoice] = useState<ImportChoice>({
    evenings: {},
    samePeople: [],
    settings: preview.settings === "taken",
  });
  const change = (keys: Partial<ImportChoice>) => setChoice({ ...choice, ...keys });
  const told = words.value.settings.data.preview;
  const brings = bringsAnything(preview) || choice.settings;
  return (
    <div class="preview">
      <h3>{told.from[from].title}</h3>
      {isNothing(preview) ? <p>{told.from[from].nothing}</p> : null}
      {preview.isBack ? <p>{told.back}</p> : null}
      {preview.added.length === 0 ? null : (
        <Added evenings={preview.added} left={choice.left ?? []} onLeave={(left) => change({ left })} />
      )}
      <Counted preview={preview} left={choice.left ?? []} />
      <InParts items={preview.changed} atOnce={CHANGED_AT_ONCE}>
        {(changed) =>
          changed.map((evening) => (
            <Changed
              key={evening.id}
              evening={evening}
              from={from}
              value={choice.evenings[evening.id] ?? evening.suggested}
              onChoose={(value) => change({ evenings: { ...choice.evenings, [evening.id]: value } })}
            />
          ))
        }
      </InParts>
      <Names preview={preview} from={from} choice={choice} onChange={change} />
      {preview.settings === null ? null : (
        <ListRow
          title={told.settings}
          end={<Switch on={choice.settings} label={told.settings} onChange={(settings) => change({ settings })} />}
        />
      )}
      <FaultNotice fault={fault} />
      <div class="keys">
        <Key onClick={onRefuse}>{brings ? told.refuse : words.value.common.close}</Key>
        {brings ? (
          <Key kind="main" onClick={() => run(data.applyImport(choice), onDone)}>
            {told.accept}
          </Key>
        ) : null}
      </div>
    </div>
  );
}

/** Whether the file has anything that is not here; its settings are asked for by themselves. */
const bringsAnything = ({ newPeople, newBooks, ...lists }: ImportPreview): boolean =>
  [newPeople([]), lists.added, lists.changed, lists.newRules, lists.renamed].some(({ length }) => length > 0) ||
  Object.values(newBooks).some((n) => n > 0) ||
  lists.isBack;

const isNothing = (preview: ImportPreview): boolean =>
  !bringsAnything(preview) && preview.refused.length === 0 && preview.leftOut.length === 0;

const BOOKS = ["seasons", "nights", "payments"] as const;

/** More names than this nobody reads. */
const NAMES = 200;

const someOf = (names: readonly string[]): string =>
  names.length > NAMES ? `${names.slice(0, NAMES).join(", ")} …` : names.join(", ");

interface CountedProps {
  readonly preview: ImportPreview;
  /** Evenings that are not to come in, nor those who play in them alone. */
  readonly left: readonly EveningId[];
}

function Counted({ preview, left }: CountedProps) {
  const { known, newBooks, refused, newRules, leftOut, twice } = preview;
  const newPeople = preview.newPeople(left);
  const told = words.value.settings.data.preview;
  return (
    <>
      {newPeople.length === 0 ? null : (
        <ListRow title={<b>{told.people(newPeople.length)}</b>} below={someOf(newPeople)} />
      )}
      {BOOKS.map((book) =>
        newBooks[book] === 0 ? null : <ListRow key={book} title={<b>{told.books[book](newBooks[book])}</b>} />,
      )}
      {newRules.length === 0 ? null : (
        <ListRow title={<b>{told.rules(newRules.length)}</b>} below={newRules.join(", ")} />
      )}
      {known === 0 ? null : <ListRow title={told.known(known)} />}
      <InParts items={twice} atOnce={FAULTS_AT_ONCE}>
        {(shown) =>
          shown.map((evening) => <Notice key={evening.id}>{words.value.incoming.twice(dayAndPlace(evening))}</Notice>)
        }
      </InParts>
      <InParts items={refused} atOnce={FAULTS_AT_ONCE}>
        {(shown) => shown.map((evening) => <RefusedEvening key={evening.index} evening={evening} />)}
      </InParts>
      <LeftOut left={leftOut} />
    </>
  );
}
