import { useMemo, useRef } from "preact/hooks";
import type { LiveEvening } from "../../../state/index.ts";
import { type Review, reviewOf } from "../../../state/review/index.ts";
import { Page } from "../../components/index.ts";
import { BalanceCurve } from "../../evening/balance-curve.tsx";
import { momentTitle } from "../../evening/moment-title.ts";
import { paths } from "../../paths.ts";
import { words } from "../../words.ts";
import { Scrubber } from "./scrubber.tsx";
import { Story } from "./story.tsx";
import { TableThen } from "./table-then.tsx";
import { type Asked, usePosition } from "./use-position.ts";
import { What } from "./what.tsx";
import "./review.css";

interface Props {
  readonly live: LiveEvening;
  readonly asked: Asked;
}

/** An evening looked back at: the table at one moment, what happened then, the curve of all balances, and its story in numbers. */
export function ReviewPage({ live, asked }: Props) {
  const { review: said, settle, table } = words.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const review = useReview(live);
  const { moments } = review;
  const { at, go } = usePosition(live.id, moments, asked, () => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  });
  const moment = moments[at];
  if (moment === undefined) return null;
  const title = momentTitle(moment, review);
  const ended = live.setup.value.end !== null;
  return (
    <Page
      title={said.title}
      class="review"
      back={
        ended ? { to: paths.settle(live.id), label: settle.title } : { to: paths.table(live.id), label: table.title }
      }
      felt={<TableThen live={live} moment={moment} />}
      foot={<Scrubber at={at} last={moments.length - 1} title={title} onGo={go} />}
    >
      <What live={live} moment={moment} title={title} heading={heading} />
      <BalanceCurve live={live} review={review} at={at} onAt={go} />
      <Story live={live} story={review.story} />
    </Page>
  );
}

function useReview(live: LiveEvening): Review {
  const { opening, lines, setup, outcome } = live;
  return useMemo(() => reviewOf(live), [opening.value, lines.value, setup.value, outcome.value]);
}
