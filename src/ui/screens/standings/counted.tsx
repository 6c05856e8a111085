import type { Standings } from "../../../state/club/index.ts";
import { Fold, ListLink, Notice } from "../../components/index.ts";
import { dayAndPlace } from "../../evening/day.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";

/** The evenings that the standings are made of, and which of them have no money. */
export function Counted({ standings: { evenings, unsettled } }: { readonly standings: Standings }) {
  const { counted, unsettled: told, notSettled } = words.value.seasons.standings;
  const open = new Set(unsettled);
  if (evenings.length === 0) return null;
  return (
    <>
      {unsettled.length === 0 ? null : <Notice>{told(unsettled.length)}</Notice>}
      <Fold title={counted(evenings.length)}>
        <ul>
          {evenings.map((evening) => (
            <li key={evening.id}>
              <ListLink
                to={paths.settle(evening.id)}
                title={dayAndPlace(evening)}
                below={open.has(evening.id) ? notSettled : undefined}
              />
            </li>
          ))}
        </ul>
      </Fold>
    </>
  );
}
