import { figureName, figuresFrom } from "../../../i18n/index.ts";
import type { GamePart, GroupValues } from "../../../state/index.ts";
import { classes } from "../../components/index.ts";
import { words } from "../../words.ts";
import { cellText, isNothing } from "./cells.ts";
import { GameRecords } from "./records.tsx";

interface Props {
  readonly part: GamePart;
}

/** The figures of one game: what they are from, its records, then its groups. */
export function GameFigures({ part }: Props) {
  const { common } = words.value;
  const { game, evenings, deals, groups } = part;
  return (
    <section class="person-game">
      <h2>{common.gameNames[game]}</h2>
      <p class="quiet">{figuresFrom(words.value, game, { name: "deals", amount: deals }, evenings)}</p>
      <GameRecords part={part} />
      <div class="person-groups">
        {groups.map((group) => (
          <Group key={group.name} part={part} group={group} />
        ))}
      </div>
    </section>
  );
}

/** What happened as a table, what never did in one line. */
function Group({ part, group }: Props & { readonly group: GroupValues }) {
  const { format, person: said } = words.value;
  const { game, evenings } = part;
  const nameOf = (name: string) => figureName(words.value, game, name);
  const told = group.rows.filter((row) => !isNothing(row));
  const never = group.rows.filter(isNothing).map(({ name }) => nameOf(name));
  return (
    <section class="person-group">
      <h3>{nameOf(group.name)}</h3>
      {told.length === 0 ? <p class="quiet">{said.nothing}</p> : <GroupTable part={part} group={group} rows={told} />}
      {told.length === 0 || never.length === 0 ? null : <p class="quiet">{said.never(format.list(never))}</p>}
      {told.length === 0 || group.from.name === "deals" ? null : (
        <p class="quiet">{figuresFrom(words.value, game, group.from, evenings)}</p>
      )}
    </section>
  );
}

interface TableProps extends Props {
  readonly group: GroupValues;
  readonly rows: GroupValues["rows"];
}

function GroupTable({ part: { game }, group: { name, columns }, rows }: TableProps) {
  const { format } = words.value;
  const nameOf = (one: string) => figureName(words.value, game, one);
  const width = Math.max(1, columns.length);
  return (
    <table class={classes("figures", columns.length > 0 && "wide")} aria-label={nameOf(name)}>
      {columns.length === 0 ? null : (
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {nameOf(column)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{nameOf(row.name)}</th>
            {Array.from({ length: width }, (_, i) => (
              <td key={columns[i] ?? ""} class="num">
                {cellText(row.cells[i], format)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
