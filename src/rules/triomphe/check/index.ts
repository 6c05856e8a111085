import { type Problem, unreachable } from "../../../model/index.ts";
import { checkJoin, checkLeave } from "../../table.ts";
import { checkTransfer } from "../../transfer.ts";
import { TABLE } from "../cards.ts";
import type { TriompheEntry } from "../entry.ts";
import { peopleOf, type TriompheContext } from "./context.ts";
import { checkRound } from "./round.ts";

/** Everything about a well-shaped entry of Triomphe forcée that cannot be at this moment (rules.md, sections 11 and 12). */
export function checkEntry(entry: TriompheEntry, context: TriompheContext): readonly Problem[] {
  switch (entry.type) {
    case "round":
      return checkRound(entry, context);
    case "transfer":
      return checkTransfer(entry, context);
    case "join":
      return checkJoin(entry, peopleOf(context), TABLE.max);
    case "leave":
      return checkLeave(entry, peopleOf(context), TABLE.max);
    default:
      return unreachable(entry);
  }
}
