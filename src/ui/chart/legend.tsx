import { dashOf, LOOKS } from "./strokes.ts";
import type { ChartLine } from "./types.ts";

interface Props {
  readonly lines: readonly ChartLine[];
  readonly at: number;
  readonly where: string;
  readonly say: (value: number) => string;
}

/** What each line looks like, whose it is, and its value at the position that is read. */
export function Legend({ lines, at, where, say }: Props) {
  return (
    <div class="chart-read">
      <p class="quiet">{where}</p>
      <ul>
        {lines.map(({ name, values }, i) => (
          <li key={i}>
            <Sample line={i} />
            <span>{name}</span> <b class="num">{written(values[at], say)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A value as it is written, or that there is none. */
export const written = (value: number | null | undefined, say: Props["say"]): string =>
  value == null ? "–" : say(value);

function Sample({ line }: { readonly line: number }) {
  return (
    <svg class="chart-sample" data-look={(line % LOOKS) + 1} viewBox="0 0 32 4" aria-hidden="true">
      <path d="M0 2h32" stroke-dasharray={dashOf(line).join(" ")} />
    </svg>
  );
}
