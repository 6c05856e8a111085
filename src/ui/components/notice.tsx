import type { ComponentChildren } from "preact";
import "./notice.css";

interface Props {
  /** The first clause, in bold: what it is about. */
  readonly lead?: string | undefined;
  readonly children?: ComponentChildren;
  /** Read out as soon as it appears. */
  readonly live?: boolean;
}

/** Something that cannot be, or that is worth knowing: a brass rule at its left, never red, never in the way. */
export function Notice({ lead, children, live = false }: Props) {
  return (
    <div class="notice" role={live ? "status" : undefined}>
      {lead === undefined ? null : <b>{lead} </b>}
      {children}
    </div>
  );
}
