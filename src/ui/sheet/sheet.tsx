import type { LiveEvening } from "../../state/index.ts";
import { columnsOf, storyOf } from "../evening/columns.ts";
import { words } from "../words.ts";
import { SheetLabel } from "./label.tsx";
import { type SheetRow, sheetRows } from "./rows.ts";
import { SheetSettlement } from "./settlement.tsx";
import "./sheet.css";

interface Props {
  readonly live: LiveEvening;
}

/** An evening to be read only, on paper or on a screen: every deal with the balances, the settlement, room to sign. */
export function Sheet({ live }: Props) {
  return (
    <article class="sheet">
      <Heading live={live} />
      <Deals unit={words.value.units[live.setup.value.game].one} rows={sheetRows(live, columnsOf(storyOf(live)))} />
      <SheetSettlement live={live} outcome={live.outcome.value} />
    </article>
  );
}

function Heading({ live }: Props) {
  const { common, format, settle, share } = words.value;
  const { club, place, startedAt, game, rules, money, end, note } = live.setup.value;
  const deals = live.lines.value.filter(({ number }) => number !== null).length;
  const facts = [
    words.value.units[game].counted(deals),
    share.sheet.rules(rules.name),
    settle.price(format.price(money)),
  ];
  return (
    <header>
      <h2>{[club ?? common.gameNames[game], format.date(startedAt), place].filter(Boolean).join(", ")}</h2>
      <p>
        {facts.join(" · ")} {end === null ? settle.running : null}
      </p>
      {note === undefined ? null : <p>{note}</p>}
    </header>
  );
}

function Deals({ unit, rows }: { readonly unit: string; readonly rows: readonly SheetRow[] }) {
  const { book, share } = words.value;
  const [first] = rows;
  return (
    <table class="sheet-deals">
      <caption class="vh">{book.title}</caption>
      <thead>
        <tr>
          <th scope="col">{unit}</th>
          <th scope="col">{share.sheet.dealer}</th>
          <th scope="col">{share.sheet.what}</th>
          {first?.cells.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
          {first?.pots.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Deal key={row.key} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Deal({ row: { number, dealer, text, brief, cells, pots } }: { readonly row: SheetRow }) {
  return (
    <tr>
      <td class="num">{number}</td>
      <td>{dealer}</td>
      <td>
        <span class="sheet-text">{text}</span>
        <span class="sheet-brief">{brief}</span>
      </td>
      {cells.map(({ id, name, change, balance }) => (
        <td key={id} class="num">
          <SheetLabel>{name}</SheetLabel>
          <span>{change}</span> <b>{balance}</b>
        </td>
      ))}
      {pots.map(({ id, name, holds }) => (
        <td key={id} class="num sheet-pot">
          <SheetLabel>{name}</SheetLabel>
          {holds}
        </td>
      ))}
    </tr>
  );
}
