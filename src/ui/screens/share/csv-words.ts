import { groupHeading, plain, type ToldEntry } from "../../../i18n/index.ts";
import type { PlayerId } from "../../../model/index.ts";
import type { Where } from "../../../state/club/index.ts";
import type { LiveEvening } from "../../../state/index.ts";
import type { CsvWords, Numbered } from "../../../state/sharing/index.ts";
import { accountName } from "../../evening/account-name.ts";
import { paidTold } from "../../evening/plan-told.ts";
import { entryOf, isWhole, lineSummary, tellingOf } from "../../evening/telling.ts";
import { words } from "../../words.ts";

/** What the tables of an evening say, in the language and the names of now. */
export function csvWords(live: LiveEvening, where: Where | null): CsvWords {
  const { common, format, settle, share, account } = words.value;
  const unit = words.value.units[live.setup.value.game];
  const { currency } = live.setup.value.money;
  const toldAt = (line: Numbered | null) =>
    tellingOf(live, line === null ? live.opening.value.state.seats : live.seatsAt(line.entry.id));
  const names = (ids: readonly PlayerId[]) => ids.map(live.name).join(", ");
  const kinds: Readonly<Record<string, string>> = common.entryKinds;
  return {
    headings: { ...share.csv, number: share.csv.number(unit.one), money: share.csv.money(currency) },
    tell: (line) => {
      if (line === null) return { kind: account.begins, dealer: "", sittingOut: "", text: "" };
      const deal = dealOf(line);
      return {
        kind: kinds[line.entry.type] ?? line.entry.type,
        dealer: deal ? live.name(deal.dealer) : "",
        sittingOut: deal ? names(deal.sittingOut ?? []) : "",
        text: plain(lineSummary(toldAt(line), line)),
      };
    },
    cause: (line, { reason, source, ...transfer }) => {
      const group = { reason, ...(source !== undefined && { source }), transfers: [{ reason, ...transfer }] };
      return plain(groupHeading(toldAt(line), group, line && entryOf(line.entry)));
    },
    player: live.name,
    account: (one) => accountName(live, one),
    balanceOf: share.csv.balanceOf,
    settlement: settle.title,
    paid: (paid) => paidTold(paid, where, words.value),
    digits: format.digits(currency),
  };
}

type Dealt = Extract<ToldEntry, { readonly dealer: string }>;

/** A deal that can be told as one. */
function dealOf(line: Numbered): Dealt | undefined {
  const entry = entryOf(line.entry);
  return "dealer" in entry && isWhole(line) ? entry : undefined;
}
