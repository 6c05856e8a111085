import type { PlayerId } from "../../model/index.ts";
import type { ImportChoice, ImportPreview } from "../../state/index.ts";
import { Choice, InParts } from "../components/index.ts";
import { words } from "../words.ts";
import type { Source } from "./changed.tsx";

interface Props {
  readonly preview: ImportPreview;
  readonly from: Source;
  readonly choice: ImportChoice;
  readonly onChange: (keys: Partial<ImportChoice>) => void;
}

/** Each of them asks for a choice of two. */
const AT_ONCE = 20;

/** What has to be asked of names: whether two of one name are one, and what one of two names is called. */
export function Names({ preview, from, choice, onChange }: Props) {
  const { same, two, from: sources } = words.value.settings.data.preview;
  const { namesake, called } = sources[from];
  const { keep, take } = words.value.incoming.renamed;
  const { samePeople, theirNames = [] } = choice;
  return (
    <>
      <InParts items={preview.namesakes} atOnce={AT_ONCE}>
        {(shown) =>
          shown.map(({ name, theirs }) => (
            <Choice
              key={theirs}
              label={namesake(name)}
              look="rows"
              options={[
                { value: true, word: same },
                { value: false, word: two },
              ]}
              value={samePeople.includes(theirs)}
              onChoose={(is) => onChange({ samePeople: withOrWithout(samePeople, theirs, is) })}
            />
          ))
        }
      </InParts>
      <InParts items={preview.renamed} atOnce={AT_ONCE}>
        {(shown) =>
          shown.map(({ id, mine, theirs }) => (
            <Choice
              key={id}
              label={called(mine, theirs)}
              look="rows"
              options={[
                { value: false, word: keep(mine) },
                { value: true, word: take(theirs) },
              ]}
              value={theirNames.includes(id)}
              onChoose={(is) => onChange({ theirNames: withOrWithout(theirNames, id, is) })}
            />
          ))
        }
      </InParts>
    </>
  );
}

function withOrWithout(ids: readonly PlayerId[], id: PlayerId, is: boolean): readonly PlayerId[] {
  const others = ids.filter((other) => other !== id);
  return is ? [...others, id] : others;
}
