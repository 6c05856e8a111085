import { isSample } from "../../../../model/index.ts";
import type { CupView } from "../../../../rules/tarok/recording/index.ts";
import { Cup, classes, DealerIcon } from "../../../components/index.ts";
import { words } from "../../../words.ts";
import { useTable } from "../use-table.ts";
import "./cups.css";

/** So long a name stands in one line between the cups. */
const SHORT = 7;

/** The two cups with what they hold and will hold, and between them which deal this is and who deals it. */
export function Cups() {
  const { surface } = useTable();
  const [pagat, king] = surface.cups;
  return (
    <header class="pots">
      {pagat ? <PotKey cup={pagat} /> : null}
      <Heading />
      {king ? <PotKey cup={king} /> : null}
    </header>
  );
}

function PotKey({ cup: { pot, before, after, key } }: { readonly cup: CupView }) {
  const { tap } = useTable();
  const { table, common, format } = words.value;
  const [was, becomes] = [format.points(before), format.points(after)];
  return (
    <button type="button" class="pot" data-tap={key.id} aria-expanded={key.state === "on"} onClick={() => tap(key.tap)}>
      <span class="vh">{table.pot(common.pots[pot], was, becomes)}</span>
      <span class="seen" aria-hidden="true">
        <Cup pot={pot} holds={was} />
        <span class="to">
          <small>{common.potsShort[pot]}</small>
          {was === becomes ? null : <b class="num">{table.becomes(becomes)}</b>}
        </span>
      </span>
    </button>
  );
}

/** The deal and its dealer, which leads to who deals and sits out; what is unusual about it takes the dealer's line, since the mark in the column stays. */
function Heading() {
  const { surface, live, names, tap } = useTable();
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
        {isSample(live.id) ? sample.deal(surface.number) : table.deal(surface.number)}{" "}
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

function useMarks(): readonly string[] {
  const { live, surface, at } = useTable();
  const { table } = words.value;
  const { redeals = 0, voided } = surface.deal;
  const isLast = at.kind === "next" && live.lastDeal.value === surface.number;
  return [
    ...(isLast ? [table.isLast] : []),
    ...(at.kind === "amend" ? [table.amends] : []),
    ...(at.kind === "before" ? [table.inserts] : []),
    ...(voided ? [table.voided] : []),
    ...(redeals > 0 ? [table.dealtAgain(redeals)] : []),
  ];
}
