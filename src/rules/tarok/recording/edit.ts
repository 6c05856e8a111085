import { unreachable } from "../../../model/index.ts";
import type { RecordingContext } from "./context.ts";
import { openDeclaration } from "./declare.ts";
import type { DealDraft } from "./draft.ts";
import type { RowList } from "./tap.ts";

/** Opens what was noted, to be looked at, changed or deleted. */
export function edit(draft: DealDraft, list: RowList, row: number, { rules }: RecordingContext): DealDraft {
  switch (list) {
    case "declarations":
      return openDeclaration(draft, row, rules);
    case "lost":
      return { ...draft, face: { face: "lost", row } };
    case "fines": {
      const player = draft.deal.fines?.[row]?.player;
      return player === undefined ? draft : { ...draft, face: { face: "fine", player, row, digits: null } };
    }
    default:
      return unreachable(list);
  }
}
