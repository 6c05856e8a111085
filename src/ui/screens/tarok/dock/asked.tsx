import type { Asked as AskedView, Tap } from "../../../../rules/tarok/recording/index.ts";
import { AskedNotice } from "../../../table/dock/asked.tsx";
import { words } from "../../../words.ts";
import { type Table, useTable } from "../use-table.ts";
import { wayOut } from "./way-out.ts";

/** Why what was tapped cannot be, and what would make room for it. */
export function Asked({ asked }: { readonly asked: AskedView }) {
  const table = useTable();
  return (
    <AskedNotice
      asked={asked}
      wanted={wanted(asked.tap)}
      wayOut={(way) => wayOut(table, way)}
      move={moveOf(table, asked)}
    />
  );
}

function moveOf({ surface, names }: Table, { move }: AskedView) {
  if (move?.tap.tap !== "move") return undefined;
  const { player } = surface.deal.declarations?.[move.tap.row] ?? {};
  return player === undefined ? undefined : { key: move, word: words.value.table.waysOut.move(names.short(player)) };
}

/** What was tapped, where the problem's own sentence would say it as if it were noted, or name one of several that it could become. */
function wanted(tap: Tap): string | undefined {
  const { table } = words.value;
  switch (tap.tap) {
    case "declare":
      return table.cannot(table.declarations[tap.kind]);
    case "nolo":
    case "tout":
      return table.cannot(table[tap.tap]);
    default:
      return undefined;
  }
}
