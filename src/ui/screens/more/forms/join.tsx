import type { Player, PlayerId } from "../../../../model/index.ts";
import { points } from "../../../../model/index.ts";
import type { PersonCard } from "../../../../state/index.ts";
import { Switch, TablePicture } from "../../../components/index.ts";
import { PersonPicker } from "../../../people/person-picker.tsx";
import { byRecency } from "../../../people/recent.ts";
import { useApp } from "../../../use-app.ts";
import { words } from "../../../words.ts";
import type { Built, FieldsProps, Kind, Moment } from "../kind.ts";

interface Join {
  readonly player: Player | null;
  /** Somebody whose name is being typed. */
  readonly typed: string;
  /** Who sits before the new seat. */
  readonly after: PlayerId | null;
  readonly paysIn: boolean;
}

/** Somebody sits down (rules.md, section 10). */
export const join: Kind<Join> = {
  type: "join",
  shape: "join 1",
  title: () => words.value.between.join,
  fields: ["player", "after"],
  fresh: () => ({ player: null, typed: "", after: null, paysIn: true }),
  of: (entry, { live, state }) => {
    if (entry.type !== "join") return undefined;
    const player = { id: entry.player, name: live.name(entry.player) };
    return {
      player,
      typed: "",
      after: entry.after ?? state.seats.at(-1) ?? null,
      paysIn: !("paysIn" in entry) || entry.paysIn !== false,
    };
  },
  build,
  Fields,
};

/** Why nobody can sit down; undefined while there is room. */
function fullTable({ state, game }: Moment): string | undefined {
  const { max } = game.seats;
  return state.seats.length < max ? undefined : words.value.newEvening.full(max);
}

function build({ player, after, paysIn }: Join, moment: Moment): Built {
  const { live } = moment;
  const { missing } = words.value.between;
  const full = fullTable(moment);
  if (full !== undefined) return { missing: "player", say: full };
  if (player === null) return { missing: "player", say: missing.player };
  if (after === null) return { missing: "after", say: missing.seat };
  const known = live.setup.value.players.some(({ id }) => id === player.id);
  const entry = {
    type: "join",
    player: player.id,
    after,
    ...(paysIn || !moment.game.fundsPots ? {} : { paysIn }),
  } as const;
  return { entry, newcomer: known ? undefined : player };
}

function Fields(props: FieldsProps<Join>) {
  const { draft, change, moment, problem } = props;
  return (
    <>
      <Person {...props} />
      {problem("player") === undefined ? null : <p class="field-problem">{problem("player")}</p>}
      {draft.player === null ? null : <Seat {...props} />}
      {draft.player === null || !moment.game.fundsPots ? null : (
        <PaysIn moment={moment} player={draft.player} on={draft.paysIn} onChange={(paysIn) => change({ paysIn })} />
      )}
    </>
  );
}

/** Who comes: those who were here earlier this evening first, then the directory, or a new name. */
function Person({ draft, change, moment }: FieldsProps<Join>) {
  const { people, evenings, directory, newId } = useApp();
  const { language } = words.value;
  const { live, state } = moment;
  // Somebody may be in this evening under an id that was merged into another one since.
  const inside = new Set(live.setup.value.players.map(({ id }) => directory.idOf(id)));
  const away = (id: PlayerId) => !state.seats.includes(id);
  const earlier = live.setup.value.players.filter(({ id }) => away(id)).map(({ id }) => asPerson(id, live.name(id)));
  const others = byRecency(people.value, evenings.value ?? [], language).filter(({ id }) => !inside.has(id));
  const chosen = draft.player === null ? [] : [draft.player];
  const typed = chosen.filter(({ id }) => [...earlier, ...others].every((person) => person.id !== id));
  const choose = ({ id, name }: Player) => change({ player: id === draft.player?.id ? null : { id, name }, typed: "" });
  return (
    <fieldset class="choice" data-field="player">
      <legend>{words.value.between.joining.who}</legend>
      <PersonPicker
        offered={[...typed.map(({ id, name }) => asPerson(id, name)), ...earlier, ...others]}
        known={[...people.value, ...state.seats.map((id) => asPerson(id, live.name(id)))]}
        chosen={chosen.map(({ id }) => id)}
        full={fullTable(moment)}
        typed={draft.typed}
        onTyped={(name) => change({ typed: name })}
        onToggle={choose}
        onNew={(name) => choose({ id: newId(), name })}
      />
    </fieldset>
  );
}

const asPerson = (id: PlayerId, name: string): PersonCard => ({ id, name, archived: false });

/** Where the newcomer sits: a free place between two at the table. */
function Seat({ draft, change, moment, problem }: FieldsProps<Join>) {
  const { joining: say } = words.value.between;
  const { live, state } = moment;
  const { table } = words.value.newEvening;
  const where = draft.after === null ? say.where : say.rightOf(live.name(draft.after));
  return (
    <div class="felt seating" data-field="after">
      <TablePicture
        seats={state.seats.map((id) => ({ id, name: live.name(id) }))}
        label={table.label}
        middle={table.turn}
        gaps={{
          chosen: draft.after,
          label: (id) => say.rightOf(live.name(id)),
          onChoose: (after) => change({ after }),
        }}
      />
      <p role="status">{problem("after") ?? where}</p>
    </div>
  );
}

interface PaysInProps {
  readonly moment: Moment;
  readonly player: Player;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function PaysIn({ moment, player, on, onChange }: PaysInProps) {
  const { between, common, format } = words.value;
  const { rules, state } = moment;
  const first = !state.seated.includes(player.id);
  const label = between.joining.paysIn(format.points(rules.funding));
  return (
    <>
      <div class="switch-row">
        <span>{label}</span>
        <Switch label={label} on={on} onChange={onChange}>
          {on ? common.yes : common.no}
        </Switch>
      </div>
      {first && state.issuedAtStart > points(0) ? (
        <p class="quiet">{between.joining.handed(format.points(state.issuedAtStart))}</p>
      ) : null}
    </>
  );
}
