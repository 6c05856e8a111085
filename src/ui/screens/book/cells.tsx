import type { LiveEvening } from "../../../state/index.ts";
import { Amount } from "../../components/index.ts";
import { words } from "../../words.ts";
import { columnStyle } from "./column-style.ts";
import type { Cell, Row } from "./rows.ts";
import "./cells.css";

interface Props {
  readonly live: LiveEvening;
  readonly row: Row;
}

/** What an entry moved for each, and the balance after it, in the columns of the head. */
export function Cells({ live, row }: Props) {
  const { book, units } = words.value;
  const moved = row.line?.number == null ? book.entry : units[live.setup.value.game].moved;
  return (
    <ul class="bk-cells" style={columnStyle(row.cells.length)} data-columns={row.cells.length}>
      <li class="bk-labels" aria-hidden="true">
        <span>{moved}</span>
        <span>{book.balance}</span>
      </li>
      {row.cells.map((cell) => (
        <OneCell key={cell.id} name={live.name(cell.id)} cell={cell} moved={moved} />
      ))}
    </ul>
  );
}

/** A label that is seen only where the columns became rows, and always read out. */
const Label = ({ children }: { readonly children: string }) => <span class="bk-label">{children} </span>;

function OneCell({ name, cell, moved }: { readonly name: string; readonly cell: Cell; readonly moved: string }) {
  const { book, format } = words.value;
  if (cell.moved === null && cell.balance === null) return <li class="bk-away" />;
  return (
    <li>
      <span class="bk-label bk-name">{name} </span>
      <span class="bk-moved">
        {cell.moved === null ? null : (
          <>
            <Label>{moved}</Label>
            <Amount value={cell.moved}>{format.signed(cell.moved)}</Amount>
          </>
        )}
      </span>{" "}
      <span class="bk-balance num">
        {cell.balance === null ? null : (
          <>
            <Label>{book.balance}</Label>
            {format.points(cell.balance)}
          </>
        )}
      </span>
    </li>
  );
}
