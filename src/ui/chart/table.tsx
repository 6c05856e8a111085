import { Fold } from "../components/index.ts";
import { words } from "../words.ts";
import { written } from "./legend.tsx";
import type { Curves } from "./types.ts";
import "./table.css";

interface Props extends Curves {
  readonly title: string;
  readonly along: string;
}

/** The same values as a table, for who cannot see the curves; where columns have no room each number has its name beside it. */
export function ValueTable({ title, along, positions, lines, say }: Props) {
  return (
    <Fold title={words.value.chart.table}>
      <div class="chart-values">
        <table aria-label={title} data-columns={lines.length > MANY ? "many" : "few"}>
          <thead>
            <tr>
              <th scope="col">{along}</th>
              {lines.map(({ name }, i) => (
                <th key={i} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {positions.map(({ label }, at) => (
              <tr key={at}>
                <th scope="row">{label}</th>
                {lines.map(({ name, values }, i) => (
                  <td key={i} class="num" data-name={name}>
                    {written(values[at], say)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
}

/** So many columns of numbers still fit beside each other on a phone. */
const MANY = 4;
