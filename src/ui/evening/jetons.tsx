import type { Telling } from "../../i18n/index.ts";
import type { Transfer } from "../../model/index.ts";
import { words } from "../words.ts";
import { type PushRow, pushRows } from "./push-rows.ts";
import "./jetons.css";

interface Props {
  readonly told: Telling;
  readonly transfers: readonly Transfer[];
}

/** Who pushes which jetons to whom. */
export function Jetons({ told, transfers }: Props) {
  const rows = pushRows(told, transfers);
  if (rows.length === 0) return <p class="quiet">{words.value.jetons.none}</p>;
  return (
    <ul class="pushes">
      {rows.map((row) => (
        <li key={`${row.text} ${row.amount}`}>
          <span>{row.text}</span>
          <b class="num">{amountOf(row)}</b>
          <Pieces row={row} />
        </li>
      ))}
    </ul>
  );
}

function amountOf({ times, amount }: PushRow): string {
  const { jetons, format } = words.value;
  return times === 1 ? format.points(amount) : jetons.each(format.points(amount));
}

function Pieces({ row: { pieces, rest, kind } }: { readonly row: PushRow }) {
  const { jetons, format } = words.value;
  if (kind === "empties") return <span class="quiet">{jetons.asItLies}</span>;
  return (
    <span class="pieces">
      {pieces.map(({ jeton, count }) => (
        <span key={jeton}>
          <span class="vh">{jetons.pieces(count, format.points(jeton))} </span>
          <span class="piece-times" aria-hidden="true">
            {count === 1 ? null : `${count} × `}
            <span class="jeton num" data-jeton={jeton}>
              {format.points(jeton)}
            </span>
          </span>
        </span>
      ))}
      {rest === 0 ? null : <span>{jetons.rest(format.points(rest))}</span>}
    </span>
  );
}
