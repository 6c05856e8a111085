import { useState } from "preact/hooks";
import type { EveningCard, SeasonEvenings } from "../../../state/index.ts";
import { Fold, InParts } from "../../components/index.ts";
import { countSaid } from "./count-said.ts";
import { Row } from "./row.tsx";

interface Props {
  readonly of: SeasonEvenings;
  readonly open: boolean;
  readonly onTurn: () => void;
}

/** A season with its evenings, or only with their number while it is shut. */
export function Season({ of: { season, evenings }, open, onTurn }: Props) {
  return (
    <Fold title={season.name} summary={countSaid(evenings)} turned={{ open, onTurn }}>
      <Rows evenings={evenings} />
    </Fold>
  );
}

/** So many at once: a club that plays every week is through its year. */
const AT_ONCE = 60;

function Rows({ evenings }: { readonly evenings: readonly EveningCard[] }) {
  const [menu, setMenu] = useState<string>();
  return (
    <InParts items={evenings} atOnce={AT_ONCE}>
      {(shown) => (
        <ul>
          {shown.map((evening) => (
            <li key={evening.id}>
              <Row
                evening={evening}
                open={menu === evening.id}
                onTurn={() => setMenu(menu === evening.id ? undefined : evening.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </InParts>
  );
}
