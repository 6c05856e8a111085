import { classes } from "./classes.ts";

interface Props {
  /** The number behind the text: what is above 0 is a gain. */
  readonly value: number;
  /** The number as it is written; the words know how. */
  readonly children: string;
  readonly class?: string;
}

/** Points or money gained or lost: a gain has the brass colour, and its sign says so too. */
export function Amount({ value, children, class: name }: Props) {
  return <b class={classes("num", value > 0 && "gain", name)}>{children}</b>;
}
