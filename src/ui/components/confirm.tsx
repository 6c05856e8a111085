import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Key, type KeyKind } from "./key.tsx";
import "./confirm.css";

interface Props {
  /** The word on the key that asks first. */
  readonly children: ComponentChildren;
  readonly kind?: KeyKind | undefined;
  /** What would happen, in a sentence. */
  readonly question: ComponentChildren;
  readonly yes: string;
  readonly no: string;
  readonly onConfirm: () => void;
  /** Where somebody else keeps whether it asks. */
  readonly turned?: { readonly asking: boolean; readonly onTurn: (asking: boolean) => void };
}

/** A key that asks before it acts: the question takes the key's place in the page, nothing covers the screen. */
export function Confirm({ children, kind, question, yes, no, onConfirm, turned }: Props) {
  const [own, setOwn] = useState(false);
  const asking = turned?.asking ?? own;
  const turn = turned?.onTurn ?? setOwn;
  const { group, opener } = useFocus(asking);
  if (!asking) {
    return (
      <span class="confirm-opener" ref={opener}>
        <Key kind={kind} onClick={() => turn(true)}>
          {children}
        </Key>
      </span>
    );
  }
  const answer = (act?: () => void) => () => {
    turn(false);
    act?.();
  };
  return (
    <fieldset ref={group} class="confirm" tabIndex={-1} onKeyDown={(e) => e.key === "Escape" && answer()()}>
      <p>{question}</p>
      <div class="keys">
        <Key onClick={answer()}>{no}</Key>
        <Key kind="main" onClick={answer(onConfirm)}>
          {yes}
        </Key>
      </div>
    </fieldset>
  );
}

/** The focus goes to the question, and back to the key where the answer leaves it. */
function useFocus(asking: boolean) {
  const group = useRef<HTMLFieldSetElement>(null);
  const opener = useRef<HTMLSpanElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asking) group.current?.focus();
    else if (asked.current) opener.current?.querySelector("button")?.focus();
    asked.current = asking;
  }, [asking]);
  return { group, opener };
}
