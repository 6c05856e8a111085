import { type EntryBase, isSample } from "../../../model/index.ts";
import { classes, DealerIcon } from "../../components/index.ts";
import { words } from "../../words.ts";
import { dealWords, useTable } from "../use-table.ts";

/** So long a name stands in one line between the cups. */
const SHORT = 7;

/** The deal and its dealer, which leads to who deals and sits out; what is unusual about it takes the dealer's line, since the mark in the column stays. */
export function Heading() {
  const { live, surface, names, tap } = useTable();
  const { table, sample } = words.value;
  const { seating } = surface;
  const dealer = names.short(surface.dealer);
  const marks = useMarks();
  return (
    <h1 class="deal" tabIndex={-1}>
      <button
        type="button"
        data-tap={seating.id}
        aria-expanded={seating.state === "on"}
        onClick={() => tap(seating.tap)}
      >
        {isSample(live.id) ? sample.deal(surface.number) : dealWords(live).deal(surface.number)}{" "}
        <small class={classes(marks.length > 0 && "marks")}>
          {marks.length > 0 ? (
            marks.join(", ")
          ) : (
            <span class={classes("dealer", dealer.length > SHORT && "long")}>
              <DealerIcon />
              {table.gives(dealer)}
            </span>
          )}
        </small>
      </button>
    </h1>
  );
}

/** What the entry of some game may say of itself. */
interface Unusual extends EntryBase {
  readonly redeals?: number;
  readonly voided?: boolean;
}

function useMarks(): readonly string[] {
  const { live, surface, at } = useTable();
  const { table } = words.value;
  const { redeals = 0, voided } = surface.deal as Unusual;
  const isLast = at.kind === "next" && live.lastDeal.value === surface.number;
  return [
    ...(isLast ? [dealWords(live).isLast] : []),
    ...(at.kind === "amend" ? [table.amends] : []),
    ...(at.kind === "before" ? [table.inserts] : []),
    ...(voided ? [table.voided] : []),
    ...(redeals > 0 ? [table.dealtAgain(redeals)] : []),
  ];
}
