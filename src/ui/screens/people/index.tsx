import { fullName } from "../../../model/index.ts";
import { findPeople, type PersonEntry } from "../../../state/index.ts";
import { cameFrom } from "../../came-from.ts";
import { Field, Fold, Key, Page } from "../../components/index.ts";
import { Computing } from "../../evening/computing.tsx";
import { paths } from "../../paths.ts";
import { replace } from "../../router.ts";
import type { ScreenProps } from "../../routes.ts";
import { useApp } from "../../use-app.ts";
import { words } from "../../words.ts";
import { Removed } from "./removed.tsx";
import { Row } from "./row.tsx";
import { Unsaved } from "./unsaved.tsx";
import "./people.css";

/** Everybody who plays or has played, by name. */
export default function People({ params }: ScreenProps) {
  const { directory } = words.value;
  const all = useApp().directory.all.value;
  return (
    <Page title={directory.title} back={cameFrom()} class="people">
      <Computing />
      <Removed />
      <Unsaved />
      {all === null ? null : <List all={all} sought={params["q"] ?? ""} />}
    </Page>
  );
}

const look = (text: string): void => replace(paths.people(text));

function List({ all, sought }: { readonly all: readonly PersonEntry[]; readonly sought: string }) {
  const { directory, format, language } = words.value;
  if (all.length === 0) return <p>{directory.none}</p>;
  const found = findPeople(all, sought).toSorted((a, b) => fullName(a).localeCompare(fullName(b), language));
  return (
    <>
      <search>
        <Field label={directory.search} type="search" value={sought} onInput={look} />
      </search>
      <p class="quiet" role="status">
        {directory.count(found.length, format.points(found.length))}
      </p>
      {found.length === 0 ? <NotFound /> : <Found people={found} isSought={sought.trim() !== ""} />}
    </>
  );
}

function Found({ people, isSought }: { readonly people: readonly PersonEntry[]; readonly isSought: boolean }) {
  const { directory, format } = words.value;
  const archived = people.filter((person) => person.archived);
  return (
    <>
      <Rows people={people.filter((person) => !person.archived)} />
      {archived.length === 0 ? null : (
        <Fold
          title={directory.archive}
          summary={directory.count(archived.length, format.points(archived.length))}
          open={isSought}
        >
          <Rows people={archived} />
        </Fold>
      )}
    </>
  );
}

function Rows({ people }: { readonly people: readonly PersonEntry[] }) {
  if (people.length === 0) return null;
  return (
    <ul>
      {people.map((person) => (
        <li key={person.id}>
          <Row person={person} />
        </li>
      ))}
    </ul>
  );
}

function NotFound() {
  const { directory } = words.value;
  return (
    <>
      <p>{directory.nothing}</p>
      <Key onClick={() => look("")}>{directory.clear}</Key>
    </>
  );
}
