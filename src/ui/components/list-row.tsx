import type { ComponentChildren } from "preact";
import { ForwardIcon } from "./icon.tsx";
import "./list-row.css";

interface Content {
  readonly title: ComponentChildren;
  /** A second, quieter line. */
  readonly below?: ComponentChildren;
  /** What stands at the end of the line. */
  readonly end?: ComponentChildren;
}

/** A line of a list that only says something, with room for a switch or a key at its end. */
export function ListRow(content: Content) {
  return (
    <div class="row">
      <Text {...content} />
    </div>
  );
}

/** A line of a list that leads to another screen. */
export function ListLink({ to, ...content }: Content & { readonly to: string }) {
  return (
    <a class="row" href={to}>
      <Text {...content} />
      <ForwardIcon />
    </a>
  );
}

function Text({ title, below, end }: Content) {
  return (
    <>
      <span class="row-text">
        <span>{title}</span>
        {below === undefined ? null : <span class="quiet">{below}</span>}
      </span>
      {end === undefined ? null : <span class="row-end">{end}</span>}
    </>
  );
}
