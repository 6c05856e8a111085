import { fullName } from "../../../model/index.ts";
import type { PersonEntry } from "../../../state/index.ts";
import { FaultNotice, Key, ListLink, Page } from "../../components/index.ts";
import { NotFound } from "../../not-found.tsx";
import { paths } from "../../paths.ts";
import { up } from "../../router.ts";
import type { ScreenProps } from "../../routes.ts";
import { useApp } from "../../use-app.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";
import { Also } from "./also.tsx";
import { CalledForm } from "./called.tsx";
import { Merge } from "./merge.tsx";
import { tellRemoved } from "./removed.tsx";
import { playedText } from "./row.tsx";
import "./people.css";

/** Somebody of the directory: the name, whether still there, and who it is. */
export default function EditPerson({ params }: ScreenProps) {
  const { directory } = useApp();
  const all = directory.all.value;
  if (all === null) return <main />;
  const id = directory.idOf(params["id"] ?? "");
  const person = all.find((one) => one.id === id);
  return person === undefined ? <NotFound /> : <Edit key={id} person={person} all={all} />;
}

interface Props {
  readonly person: PersonEntry;
  readonly all: readonly PersonEntry[];
}

function Edit({ person, all }: Props) {
  const { directory } = words.value;
  const others = all.filter(({ id }) => id !== person.id);
  return (
    <Page title={fullName(person)} back={{ to: paths.people(), label: directory.title }} class="people">
      <ListLink to={paths.person(person.id)} title={directory.figures} below={playedText(person)} />
      <CalledForm person={person} />
      <Merge person={person} others={others} />
      <Also person={person} />
      <Away person={person} />
    </Page>
  );
}

/** Into the archive and out of it; who never played can be deleted. */
function Away({ person }: Pick<Props, "person">) {
  const { directory } = useApp();
  const { directory: say, common } = words.value;
  const { fault, run } = useCommand();
  const remove = () =>
    run(directory.remove(person.id), (gone) => {
      tellRemoved(gone);
      up(paths.people());
    });
  return (
    <section>
      <p class="quiet">
        {person.archived ? `${say.archived} ` : ""}
        {say.archiveHelp}
      </p>
      <div class="keys">
        <Key onClick={() => run(directory.setArchived(person.id, !person.archived))}>
          {person.archived ? say.fromArchive : say.toArchive}
        </Key>
        {person.removable ? <Key onClick={remove}>{common.remove}</Key> : null}
      </div>
      <FaultNotice fault={fault} />
    </section>
  );
}
