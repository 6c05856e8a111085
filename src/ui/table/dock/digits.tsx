import type { ComponentChildren } from "preact";
import type { KeyOf } from "../../../rules/surface.ts";
import { EraseIcon } from "../../components/index.ts";
import { words } from "../../words.ts";
import { TapKey } from "../tap-key.tsx";
import "../../components/number-pad.css";
import "./digits.css";

interface Props {
  readonly keys: { readonly digits: readonly KeyOf<unknown>[]; readonly erase: KeyOf<unknown> };
  /** The key beside the middle row. */
  readonly jump?: ComponentChildren;
}

/** Ten digits for a thumb; one that would make a pile too large has no box. */
export function Digits({ keys: { digits, erase }, jump }: Props) {
  const digit = (n: number) => {
    const key = digits[n];
    return key ? (
      <TapKey key={n} of={key} keepsWord>
        {n}
      </TapKey>
    ) : null;
  };
  return (
    <div class="pad">
      {[1, 2, 3].map(digit)}
      <TapKey of={erase} class="erase" sign={<EraseIcon />} label={words.value.table.pad.erase} />
      {[4, 5, 6].map(digit)}
      <div class="jump">{jump}</div>
      {[7, 8, 9, 0].map(digit)}
    </div>
  );
}
