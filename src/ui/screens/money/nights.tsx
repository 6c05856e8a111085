import type { Club } from "../../../state/club/index.ts";
import { ListLink } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";

/** So many nights that were joined are in sight: the latest. */
const IN_SIGHT = 3;

/** Days with several tables: those that could be settled together, and the latest that are. */
export function Nights({ club }: { readonly club: Club }) {
  const say = words.value.club;
  const apart = club.apart.value ?? [];
  const joined = club.nights.value?.slice(0, IN_SIGHT) ?? [];
  if (apart.length + joined.length === 0) return null;
  return (
    <section>
      <h2>{say.tablesOfDay}</h2>
      <ul>
        {apart.map(([first, ...others]) =>
          first === undefined ? null : (
            <li key={first.id}>
              <ListLink
                to={paths.joinTables(first.id)}
                title={say.joinKey}
                below={dayOf(first.startedAt, 1 + others.length)}
              />
            </li>
          ),
        )}
        {joined.map(({ id, name, startedAt, tables }) => (
          <li key={id}>
            <ListLink to={paths.night(id)} title={name ?? say.night} below={dayOf(startedAt, tables)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "mandag 30. november, 2 borde". */
function dayOf(startedAt: string, tables: number): string {
  const { club, format } = words.value;
  return `${format.day(startedAt)}, ${club.tablesCount(tables)}`;
}
