import { useMemo, useState } from "preact/hooks";
import { type EveningId, tidy } from "../../../model/index.ts";
import type { Club } from "../../../state/club/index.ts";
import type { EveningCard } from "../../../state/index.ts";
import { useClub } from "../../club/use-club.ts";
import { FaultNotice, Field, Key, ListRow, Page, Switch } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { replace } from "../../router.ts";
import type { ScreenProps } from "../../routes.ts";
import { useApp } from "../../use-app.ts";
import { useCommand } from "../../use-command.ts";
import { words } from "../../words.ts";
import { tableName } from "./table-name.ts";
import "./night.css";

/** Chooses the other tables of the night. */
export default function JoinScreen({ params }: ScreenProps) {
  const club = useClub();
  return club === null ? <Page title={words.value.club.joinKey} /> : <Join club={club} id={params["id"] ?? ""} />;
}

function Join({ club, id }: { readonly club: Club; readonly id: EveningId }) {
  const { club: say, settle } = words.value;
  const others = useMemo(() => club.joinable(id), [club, id]).value;
  // All of the same day, until somebody says otherwise.
  const [without, setWithout] = useState<readonly EveningId[]>([]);
  const [name, setName] = useState("");
  const { fault, run } = useCommand();
  const own = useApp().evenings.value?.find((evening) => evening.id === id);
  if (others === null || own === undefined) return <Page title={say.joinKey} />;
  const chosen = others.filter((other) => !without.includes(other.id));
  const written = tidy(name) || undefined;
  const save = () =>
    run(club.join([id, ...chosen.map((other) => other.id)], written), (night) => replace(paths.night(night.id)));
  return (
    <Page title={say.joinKey} back={{ to: paths.settle(id), label: settle.title }}>
      <p>{others.length === 0 ? say.noOthers : say.joinIs}</p>
      {others.length === 0 ? null : (
        <>
          <section>
            <h2>{say.which}</h2>
            <ul>
              <li>
                <OwnTable evening={own} />
              </li>
              {others.map((other, i) => (
                <li key={other.id}>
                  <Table
                    evening={other}
                    name={tableName(other, i + 2)}
                    on={!without.includes(other.id)}
                    onChange={(on) =>
                      setWithout(on ? without.filter((one) => one !== other.id) : [...without, other.id])
                    }
                  />
                </li>
              ))}
            </ul>
          </section>
          <Field label={say.name} help={say.nameHelp} value={name} maxLength={100} onInput={setName} />
          <FaultNotice fault={fault} />
          <Key once kind={chosen.length === 0 ? "wait" : "main"} onClick={() => chosen.length > 0 && save()}>
            {chosen.length === 0 ? say.joinMissing : say.joinSave}
          </Key>
        </>
      )}
    </Page>
  );
}

interface TableProps {
  readonly evening: EveningCard;
  readonly name: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** The one that it began with is in in any case. */
function OwnTable({ evening }: Pick<TableProps, "evening">) {
  const { club } = words.value;
  return <ListRow title={tableName(evening, 1)} below={<Who evening={evening} />} end={<b>{club.thisTable}</b>} />;
}

/** Who sits there, and whether they still play. */
function Who({ evening: { players, running } }: Pick<TableProps, "evening">) {
  const { club, format } = words.value;
  return (
    <>
      {format.list(players.map(({ name }) => name))}
      {running ? <b class="still-playing"> {club.stillPlaying}</b> : null}
    </>
  );
}

function Table({ evening, name, on, onChange }: TableProps) {
  return (
    <ListRow title={name} below={<Who evening={evening} />} end={<Switch on={on} label={name} onChange={onChange} />} />
  );
}
