import { useState } from "preact/hooks";
import type { EveningCard, SeasonEvenings } from "../../../state/index.ts";
import { Fold, Key } from "../../components/index.ts";
import { words } from "../../words.ts";
import { Row } from "./row.tsx";

interface Props {
  readonly of: SeasonEvenings;
  readonly open: boolean;
  readonly onTurn: () => void;
}

/** A season with its evenings, or only with their number while it is shut. */
export function Season({ of: { season, evenings }, open, onTurn }: Props) {
  const { count } = words.value.evenings;
  const { points } = words.value.format;
  return (
    <Fold title={season.name} summary={count(evenings.length, points(evenings.length))} turned={{ open, onTurn }}>
      <Rows evenings={evenings} />
    </Fold>
  );
}

/** So many at once: a club that plays every week is through its year. */
const AT_ONCE = 60;

function Rows({ evenings }: { readonly evenings: readonly EveningCard[] }) {
  const [shown, setShown] = useState(AT_ONCE);
  const [menu, setMenu] = useState<string>();
  const more = Math.min(AT_ONCE, evenings.length - shown);
  return (
    <>
      <ul>
        {evenings.slice(0, shown).map((evening) => (
          <li key={evening.id}>
            <Row
              evening={evening}
              open={menu === evening.id}
              onTurn={() => setMenu(menu === evening.id ? undefined : evening.id)}
            />
          </li>
        ))}
      </ul>
      {more > 0 ? <Key onClick={() => setShown(shown + AT_ONCE)}>{words.value.evenings.showMore(more)}</Key> : null}
    </>
  );
}
