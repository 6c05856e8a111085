import { own, type PlayerId, playerAccount, potAccount } from "../../../model/index.ts";
import type { LiveEvening } from "../../../state/index.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import { columnStyle } from "./column-style.ts";
import { roomFor, shortNames } from "./names.ts";
import "./head.css";

interface Props {
  readonly live: LiveEvening;
  readonly columns: readonly PlayerId[];
}

/** Who is in which column, and how everyone stands now, which leads to why; it stays in sight. */
export function Head({ live, columns }: Props) {
  const { book, common, format } = words.value;
  const { players, pots } = live.now.value.books;
  const short = shortNames(columns.map(live.name), roomFor(columns.length));
  const potNames: Readonly<Record<string, string>> = common.pots;
  return (
    <div class="bk-head felt" style={columnStyle(columns.length)} data-columns={columns.length}>
      <p class="bk-head-pots">
        {Object.entries(pots).map(([pot, held]) => (
          <a key={pot} href={paths.account(live.id, potAccount(pot))}>
            {potNames[pot] ?? pot} <b class="num">{format.points(held)}</b>
          </a>
        ))}
      </p>
      <ul aria-label={book.balances}>
        {columns.map((id, column) => (
          <li key={id}>
            <a href={paths.account(live.id, playerAccount(id))}>
              <Name full={live.name(id)} short={short[column]} />{" "}
              <b class="num">{format.points(own(players, id) ?? 0)}</b>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Name({ full, short }: { readonly full: string; readonly short: string | undefined }) {
  if (short === undefined || short === full) return <span>{full}</span>;
  return (
    <>
      <span class="bk-full">{full}</span>
      <span class="bk-short" aria-hidden="true">
        {short}
      </span>
    </>
  );
}
