/** A pot drawn as its cup, in a box of 96 by 80. */
interface CupShape {
  readonly body: string;
  readonly band: string;
}

const PLAIN: CupShape = {
  body: "M4 8h88c0 30-12 52-30 56v6h14v8H20v-8h14v-6C16 60 4 38 4 8z",
  band: "M34 64h28v6H34zM4 8h88c0 2.8-.1 5.5-.4 8H4.4C4.1 13.5 4 10.8 4 8z",
};
const CROWNED: CupShape = {
  body: "M6 4l14 9 14-11 14 11L62 2l14 11 14-9c2 36-8 56-28 60v6h14v8H20v-8h14v-6C14 60 4 40 6 4z",
  band: "M34 64h28v6H34zM5.9 16h84.2l.1 5H5.8z",
};

/** The pot of kings has a crown; every other one is a plain cup. */
export const cupShape = (pot: string): CupShape => (pot === "king" ? CROWNED : PLAIN);
