import { useState } from "preact/hooks";
import { Key, LockIcon } from "../../components/index.ts";
import { words } from "../../words.ts";

/** Tapped in this order the keys unlock; apart from each other, so that no sleeve and no jeton does it. */
const ORDER = [1, 2, 3] as const;

/** The way out of a locked display: three keys in their order, without haste; any other tap begins anew. */
export function Locked({ onUnlock }: { readonly onUnlock: () => void }) {
  const [done, setDone] = useState(0);
  const { locked, digit } = words.value.display;
  const tap = (n: number) => {
    if (n !== ORDER[done]) setDone(n === ORDER[0] ? 1 : 0);
    else if (n === ORDER.length) onUnlock();
    else setDone(n);
  };
  return (
    <div class="display-locked">
      <p role="status">
        <LockIcon /> {locked}
      </p>
      <div class="display-keys">
        {ORDER.map((n) => (
          <Key key={n} on={n <= done} label={digit(n)} onClick={() => tap(n)}>
            {n}
          </Key>
        ))}
      </div>
    </div>
  );
}
