import type { Order, StandingRow, Standings } from "../../../state/club/index.ts";
import { Amount, classes } from "../../components/index.ts";
import { paths } from "../../paths.ts";
import { Apart } from "../../people/apart.tsx";
import { words } from "../../words.ts";
import { COLUMNS, type Column, type Figure, figuresOf, headOf } from "./figures.ts";
import "./table.css";

interface Props {
  readonly standings: Standings;
  readonly order: Order;
}

/** A line a person, the best first; under a line those who have not played enough for a place. */
export function Table({ standings, order }: Props) {
  const { rows, season } = standings;
  const say = words.value.seasons.standings;
  const others = rows.filter(({ place }) => place === null);
  const lines = (some: readonly StandingRow[]) =>
    some.map((row) => <Line key={row.id} standings={standings} order={order} row={row} />);
  return (
    <table class="sn">
      <Head standings={standings} order={order} />
      <tbody>{lines(rows.filter(({ place }) => place !== null))}</tbody>
      {others.length === 0 ? null : (
        <tbody class="sn-others">
          <tr class="sn-why">
            <th colSpan={COLUMNS.length + 2} scope="rowgroup">
              {say.withoutPlace(season.minEvenings ?? 0)}
            </th>
          </tr>
          {lines(others)}
        </tbody>
      )}
    </table>
  );
}

function Head({ standings, order }: Props) {
  const say = words.value.seasons.standings;
  return (
    <thead>
      <tr>
        <th scope="col">
          <span class="vh">{say.place}</span>
        </th>
        <th scope="col">
          <span class="vh">{say.name}</span>
        </th>
        {COLUMNS.map((column) => (
          <th key={column} scope="col" aria-sort={column === order ? "descending" : undefined}>
            {headOf(column, standings, words.value)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Line({ standings, order, row }: Props & { readonly row: StandingRow }) {
  const say = words.value.seasons.standings;
  const figures = figuresOf(row, standings, words.value);
  return (
    <tr>
      <td class="sn-place num">{row.place === null ? null : say.placeOf(row.place)}</td>
      <th scope="row">
        <a href={paths.person(row.id, standings.season.id)}>
          {row.name}
          <Apart id={row.id} />
        </a>
      </th>
      {COLUMNS.map((column) => (
        <Cell key={column} column={column} figure={figures[column]} main={column === order} />
      ))}
    </tr>
  );
}

interface CellProps {
  readonly column: Column;
  readonly figure: Figure;
  /** It is what the lines are ordered by. */
  readonly main: boolean;
}

function Cell({ column, figure: { text, unit, value }, main }: CellProps) {
  return (
    <td class={classes(main && "sn-main", `sn-${column}`)}>
      {main ? <Amount value={value ?? 0}>{text}</Amount> : <span class="num">{text}</span>}
      {unit === "" ? null : (
        // A column says it too, but not from how many evenings the money is.
        <span class={classes("sn-unit", column === "money" && "sn-always")} aria-hidden={column !== "money"}>
          {" "}
          {unit}
        </span>
      )}
    </td>
  );
}
