import type { Case, Range } from "../../../rules/game.ts";
import { words } from "../../words.ts";

interface Props {
  readonly cases: readonly Case[];
}

/** Steps further away than a club ever counts, where they are small. */
const ROWS = 8;

/** What a counted pile costs and earns, the free ones first. */
export function Counts({ cases }: Props) {
  const { reference: say, format } = words.value;
  const counts = cases.filter((one) => one.kind === "count");
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say.below}</th>
          <th scope="col">{say.above}</th>
          <th scope="col">{say.points}</th>
        </tr>
      </thead>
      <tbody>
        {counts.slice(0, ROWS).map(({ pays, below, above }) => (
          <tr key={pays}>
            <td colSpan={pays === 0 ? 2 : undefined}>{range(below)}</td>
            {pays === 0 ? null : <td>{range(above)}</td>}
            <th scope="row">{pays === 0 ? say.free : format.points(pays)}</th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const range = (piles: Range | null): string =>
  piles === null ? "" : piles.from === piles.to ? String(piles.from) : `${piles.from}–${piles.to}`;

/** What cards that are shown take from the pot. */
export function Shown({ cases }: Props) {
  const { reference: say, common, format } = words.value;
  const names: Readonly<Record<string, string>> = common.shownCards;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say.shown}</th>
          <th scope="col">{say.points}</th>
        </tr>
      </thead>
      <tbody>
        {cases.flatMap((one) =>
          one.kind === "shown" ? (
            <tr key={one.cards.join(" ")}>
              <td>{format.list(one.cards.map((card) => names[card] ?? card))}</td>
              <th scope="row">{format.points(one.pays)}</th>
            </tr>
          ) : (
            []
          ),
        )}
      </tbody>
    </table>
  );
}
