import type { ComponentChildren } from "preact";
import type { LiveEvening } from "../../state/index.ts";
import { Say } from "../components/index.ts";
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
          {first?.cells.map(({ id, name }) => (
            <th key={id} scope="col" class="sheet-cell">
              {name}
              <Pair change={share.sheet.change} balance={share.sheet.balance} />
            </th>
          ))}
          {first?.pots.map(({ id, name }) => (
            <th key={id} scope="col" class="sheet-cell">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <Deal key={row.key} row={row} />
      ))}
    </table>
  );
}

/** One entry: everybody's numbers, and under them all that was noted, which no page break parts. */
function Deal({ row: { number, dealer, text, cells, pots } }: { readonly row: SheetRow }) {
  return (
    <tbody>
      <tr>
        <th scope="row" colSpan={dealer === "" ? 2 : 1}>
          {number}
        </th>
        {dealer === "" ? null : <td>{dealer}</td>}
        {cells.map(({ id, name, change, balance }) => (
          <td key={id} class="num sheet-cell">
            {balance === "" ? null : (
              <>
                <SheetLabel>{name}</SheetLabel>
                <Pair change={change} balance={<b>{balance}</b>} />
              </>
            )}
          </td>
        ))}
        {pots.map(({ id, name, holds }) => (
          <td key={id} class="num sheet-cell">
            <SheetLabel>{name}</SheetLabel>
            {holds}
          </td>
        ))}
      </tr>
      {text.length === 0 ? null : (
        <tr>
          <td class="sheet-text" colSpan={2 + cells.length + pots.length}>
            <Say tight>{text}</Say>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** What an entry gave or cost, and what was held after it. */
const Pair = ({ change, balance }: { readonly change: string; readonly balance: ComponentChildren }) => (
  <span class="sheet-pair">
    <span>{change}</span> <span>{balance}</span>
  </span>
);
