import { type Problem, unreachable } from "../../../model/index.ts";
import { mustBeKnown, mustBeSeated } from "../../people.ts";
import { checkJoin, checkLeave } from "../../table.ts";
import { checkTransfer } from "../../transfer.ts";
import type { TarokEntry } from "../entry.ts";
import { TABLE } from "../table.ts";
import { peopleOf, type TarokContext } from "./context.ts";
import { checkDeal } from "./deal.ts";
import { checkJetonCount, checkPotCheck } from "./money.ts";
import { checkSeats } from "./table.ts";

/** Everything about a well-shaped entry of Tarok that cannot be at this moment (rules.md, section 11). */
export function checkEntry(entry: TarokEntry, context: TarokContext): readonly Problem[] {
  switch (entry.type) {
    case "deal":
      return checkDeal(entry, context);
    case "fine":
      return mustBeSeated(entry.player, ["player"], peopleOf(context));
    case "potCheck":
      return checkPotCheck(entry, context);
    case "jetons":
      return mustBeKnown(entry.player, ["player"], peopleOf(context));
    case "jetonCount":
      return checkJetonCount(entry, context);
    case "transfer":
      return checkTransfer(entry, context);
    case "seats":
      return checkSeats(entry, context);
    case "join":
      return checkJoin(entry, peopleOf(context), TABLE.max);
    case "leave":
      return checkLeave(entry, peopleOf(context), TABLE.max);
    default:
      return unreachable(entry);
  }
}
