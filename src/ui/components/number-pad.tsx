import type { ComponentChildren } from "preact";
import { EraseIcon } from "./icon.tsx";
import { Key } from "./key.tsx";
import "./number-pad.css";

const ROWS = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
] as const;

interface Props {
  readonly onDigit: (digit: number) => void;
  readonly onErase: () => void;
  /** What the key with the arrow is called. */
  readonly eraseLabel: string;
  /** The key beside the middle row: where to go on. */
  readonly jump?: ComponentChildren;
}

/** Ten digits for a thumb; the phone's own keyboard never comes up. */
export function NumberPad({ onDigit, onErase, eraseLabel, jump }: Props) {
  const digit = (n: number) => <Key onClick={() => onDigit(n)}>{n}</Key>;
  const [top, middle, bottom] = ROWS;
  return (
    <div class="pad">
      {top.map(digit)}
      <Key class="erase" label={eraseLabel} sign={<EraseIcon />} onClick={onErase} />
      {middle.map(digit)}
      <div class="jump">{jump}</div>
      {bottom.map(digit)}
      {digit(0)}
    </div>
  );
}
