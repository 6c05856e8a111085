import type { Tally } from "../../figures.ts";
import { once } from "../../figures.ts";
import { POTS } from "../cards.ts";
import type { FineEntry } from "../entry.ts";
import type { Fine } from "../fine.ts";
import type { TarokRules } from "../rules.ts";
import { fineAmount } from "../settle/index.ts";
import type { TarokFigure } from "./keys.ts";

/** What a fine counts: a waived one too, with no points. */
export function fined(fine: Fine | FineEntry, rules: TarokRules): Tally<TarokFigure>[] {
  const { player, kind } = fine;
  const amount = fineAmount(fine, rules) * POTS.length;
  return [
    once(player, "fines"),
    once(player, `fines.${kind}`),
    { player, key: "fines.points", amount },
    { player, key: `fines.points.${kind}`, amount },
    ...(amount === 0 ? [once<TarokFigure>(player, "fines.waived")] : []),
  ];
}
