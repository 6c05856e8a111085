import type { PlayerId } from "../../model/index.ts";
import { KeyLink, Notice } from "../components/index.ts";
import { paths } from "../paths.ts";
import { useApp } from "../use-app.ts";
import { words } from "../words.ts";
import "./apart.css";

/** What tells somebody from another one of the same name and mark: when and where that one played last; else undefined. */
export function apart(id: PlayerId): string | undefined {
  const { directory } = useApp();
  const { people, directory: say, format } = words.value;
  const person = directory.all.value?.find((one) => one.id === directory.idOf(id));
  if (!person?.sameName) return undefined;
  const { lastAt, lastPlace } = person;
  return lastAt === null ? say.never : people.last([format.shortDay(lastAt), lastPlace].filter(Boolean).join(", "));
}

/** The same under a name. */
export function Apart({ id }: { readonly id: PlayerId }) {
  const text = apart(id);
  return text === undefined ? null : <small class="apart"> {text}</small>;
}

/** Says that some people have one name, and leads to where one of them gets a mark. */
export function GiveMark({ among }: { readonly among: readonly PlayerId[] }) {
  const { directory } = useApp();
  const { people, directory: say } = words.value;
  const same = directory.all.value?.find((one) => one.sameName && among.includes(one.id));
  if (same === undefined) return null;
  return (
    <div class="give-mark">
      <Notice lead={say.twoOfOneName(same.name)}>{say.giveMark}</Notice>
      <KeyLink kind="plain" to={paths.editPerson(same.id)}>
        {people.giveMark}
      </KeyLink>
    </div>
  );
}
