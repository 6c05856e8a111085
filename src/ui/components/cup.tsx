import "./cup.css";

type Shape = "pagat" | "king";
const BODY = {
  pagat: "M4 8h88c0 30-12 52-30 56v6h14v8H20v-8h14v-6C16 60 4 38 4 8z",
  king: "M6 4l14 9 14-11 14 11L62 2l14 11 14-9c2 36-8 56-28 60v6h14v8H20v-8h14v-6C14 60 4 40 6 4z",
};
const BAND = {
  pagat: "M34 64h28v6H34zM4 8h88c0 2.8-.1 5.5-.4 8H4.4C4.1 13.5 4 10.8 4 8z",
  king: "M34 64h28v6H34zM5.9 16h84.2l.1 5H5.8z",
};

interface Props {
  /** The pot of kings has a crown; every other one is a plain cup. */
  readonly pot: string;
  /** What stands in the cup, as it is written. */
  readonly holds: string;
}

/** A pot as its cup, with what it holds written on it; `--cup` is its width. Its name stands beside it. */
export function Cup({ pot, holds }: Props) {
  const shape: Shape = pot === "king" ? "king" : "pagat";
  return (
    <span class="cup">
      <svg viewBox="0 0 96 80" aria-hidden="true">
        <path class="cup-body" d={BODY[shape]} />
        <path class="cup-band" d={BAND[shape]} />
      </svg>
      <b class="num" data-long={holds.length > 3 ? Math.min(holds.length, 7) : undefined}>
        {holds}
      </b>
    </span>
  );
}
