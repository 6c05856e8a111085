import { cupShape } from "./cup-shape.ts";
import "./cup.css";

interface Props {
  readonly pot: string;
  /** What stands in the cup, as it is written. */
  readonly holds: string;
}

/** A pot as its cup, with what it holds written on it; `--cup` is its width. Its name stands beside it. */
export function Cup({ pot, holds }: Props) {
  const { body, band } = cupShape(pot);
  return (
    <span class="cup">
      <svg viewBox="0 0 96 80" aria-hidden="true">
        <path class="cup-body" d={body} />
        <path class="cup-band" d={band} />
      </svg>
      <b class="num" data-long={holds.length > 3 ? Math.min(holds.length, 7) : undefined}>
        {holds}
      </b>
    </span>
  );
}
