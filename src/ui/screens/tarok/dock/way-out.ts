import { capital, declared, plain } from "../../../../i18n/index.ts";
import type { PlayerId } from "../../../../model/index.ts";
import type { Tap } from "../../../../rules/tarok/recording/index.ts";
import { words } from "../../../words.ts";
import type { Table } from "../use-table.ts";

/** What a way out does, in words. */
export function wayOut(table: Table, way: Tap): string {
  const said = words.value.table.waysOut;
  if (way.tap === "ultimo") return said.noteRefused;
  if (way.tap === "count") return said.correct(table.names.short(way.player));
  return way.tap === "instead" ? firstInWords(table, way.first, way.wanted) : "";
}

function firstInWords({ surface, names, told }: Table, first: Tap, wanted: Tap): string {
  const said = words.value.table.waysOut;
  const { deal } = surface;
  const called = (id: PlayerId | undefined): string => (id === undefined ? "" : names.short(id));
  const who = "player" in wanted ? (wanted.player ?? undefined) : declarer(surface.dock);
  const fine = words.value.format.points(told.rules.fines.falseDeclaration);
  switch (first.tap) {
    case "withdraw": {
      const made = deal.declarations?.[first.row];
      if (!made || made.player !== who) return said.falsely(called(made?.player), fine);
      return plain(capital(said.withdrawThat(declared(told.words, made), fine)));
    }
    case "falsely":
      return said.falsely(called(who), fine);
    case "remove": {
      const player = called(deal[first.list]?.[first.row]?.player);
      return { declarations: said.removeDeclaration, lost: said.removeLost, fines: said.removeFine }[first.list](
        player,
      );
    }
    case "refuse":
      return said.refuse;
    case "ultimo":
      return said.noUltimo;
    case "bagud":
      return said.noBagud(called(first.player));
    case "pagatHome":
      return said.noPagatHome(called(first.player));
    case "nolo":
      return said.noNolo(called(first.player));
    case "tout":
      return said.noTout(called(first.player));
    case "winner":
      return said.noLastTrick(called(first.player));
    case "voided":
      return said.notVoided;
    default:
      return "";
  }
}

const declarer = (dock: Table["surface"]["dock"]): PlayerId | undefined =>
  dock.face === "declare" ? dock.player : undefined;
