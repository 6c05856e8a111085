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
  const { common, person: said } = words.value;
  const { game, evenings, deals, groups } = part;
  const told = groups.filter(({ rows }) => !rows.every(isNothing));
  return (
    <section class="person-game">
      <h2>{common.gameNames[game]}</h2>
      <p class="quiet">{figuresFrom(words.value, game, { name: "deals", amount: deals }, evenings)}</p>
      <GameRecords part={part} />
      <div class="person-groups">
        {told.map((group) => (
          <Group key={group.name} part={part} group={group} />
        ))}
      </div>
      {groups.some(({ rows }) => rows.some(isNothing)) ? <p class="quiet">{said.notYet}</p> : null}
    </section>
  );
}

/** What happened as a table; what never did is not in it. */
function Group({ part, group }: Props & { readonly group: GroupValues }) {
  const { game, evenings } = part;
  return (
    <section class="person-group">
      <h3>{figureName(words.value, game, group.name)}</h3>
      <GroupTable part={part} group={group} rows={group.rows.filter((row) => !isNothing(row))} />
      {group.from.name === "deals" ? null : <p class="quiet">{figuresFrom(words.value, game, group.from, evenings)}</p>}
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
