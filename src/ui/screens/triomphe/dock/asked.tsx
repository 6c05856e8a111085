import { unreachable } from "../../../../model/index.ts";
import type { Asked as AskedView, Tap } from "../../../../rules/triomphe/recording/index.ts";
import { AskedNotice } from "../../../table/dock/asked.tsx";
import { words } from "../../../words.ts";
import { type Table, useTable } from "../use-table.ts";

/** Why what was tapped cannot be, and what would make room for it. */
export function Asked({ asked }: { readonly asked: AskedView }) {
  const table = useTable();
  const isSixth = asked.problems[0]?.code === "tricksMissing";
  return (
    <AskedNotice
      asked={asked}
      wanted={undefined}
      instead={isSixth ? words.value.triomphe.sixth : undefined}
      wayOut={(way) => (way.tap === "instead" ? firstInWords(table, way.first, way.wanted) : firstInWords(table, way))}
    />
  );
}

/** What is given up for what was wanted. */
function firstInWords({ names }: Table, first: Tap, wanted?: Tap): string {
  const { triomphe: said, common } = words.value;
  switch (first.tap) {
    case "place":
      return said.wasFifth(wanted && "player" in wanted ? names.short(wanted.player) : "");
    case "show":
      return said.noCard(names.short(first.player), common.shownCards[first.card]);
    case "clear":
      return cleared(first.what);
    default:
      return "";
  }
}

function cleared(what: Extract<Tap, { readonly tap: "clear" }>["what"]): string {
  const { triomphe: said } = words.value;
  switch (what) {
    case "death":
      return said.noDeath;
    case "shown":
      return said.noShown;
    case "tricks":
      return said.noTricks;
    case "all":
      return said.noAll;
    default:
      return unreachable(what);
  }
}
