import { fullName } from "../../../model/index.ts";
import type { PersonEntry } from "../../../state/index.ts";
import { KeyLink, ListLink } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";

/** Somebody in the directory, with what tells whether it is the right one. */
export function Row({ person }: { readonly person: PersonEntry }) {
  const { directory, common } = words.value;
  const name = fullName(person);
  return (
    <div class="person-row">
      <ListLink
        to={paths.person(person.id)}
        title={<b>{name}</b>}
        below={
          <>
            {playedText(person)}
            {person.lastPlace === undefined || !person.sameName ? null : `, ${person.lastPlace}`}
            {person.sameName ? <span class="same-name">{directory.sameName}</span> : null}
          </>
        }
      />
      <KeyLink kind="plain" to={paths.editPerson(person.id)}>
        {common.edit}
        <span class="vh"> {name}</span>
      </KeyLink>
    </div>
  );
}

/** "12 aftener, senest mandag 23. november". */
export function playedText({ evenings, lastAt }: PersonEntry): string {
  const { directory, format } = words.value;
  if (lastAt === null) return directory.never;
  return directory.last(directory.evenings(evenings, format.points(evenings)), format.day(lastAt));
}
