import { useContext, useEffect, useLayoutEffect } from "preact/hooks";
import { ForwardIcon, Key, Name, NumberPad } from "../components/index.ts";
import { words } from "../words.ts";
import { activeName, nextBox, PadContext, type PadStore, press } from "./store.ts";

/** A longer label takes the place of the arrow too. */
const SHORT = 6;

interface Props {
  /** The field that is missing next. */
  readonly wanted: string | undefined;
}

/** The pad at the foot while it is a number's turn; a keyboard's digits go the same way. */
export function Pad({ wanted }: Props) {
  const store = useContext(PadContext);
  useTyping(store);
  useLeaving(store);
  useLayoutEffect(() => {
    if (store) store.wanted.value = wanted;
  }, [store, wanted]);
  if (!store || activeName(store) === undefined) return null;
  const next = nextBox(store);
  const jump = next && (
    <Key
      onClick={() => {
        store.active.value = next.name;
      }}
    >
      <span class="pad-next">
        <Name>{next.label}</Name> {next.label.length > SHORT ? null : <ForwardIcon />}
      </span>
    </Key>
  );
  return (
    <NumberPad
      onDigit={(digit) => press(store, digit)}
      onErase={() => press(store, null)}
      eraseLabel={words.value.table.pad.erase}
      jump={jump}
    />
  );
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Digits typed anywhere but in a field. */
function useTyping(store: PadStore | undefined): void {
  useEffect(() => {
    if (!store) return;
    const type = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      if (/^\d$/.test(event.key)) press(store, Number(event.key));
      if (event.key === "Backspace") press(store, null);
    };
    window.addEventListener("keydown", type);
    return () => window.removeEventListener("keydown", type);
  }, [store]);
}

/** Going on to a field that is no number puts the pad away. */
function useLeaving(store: PadStore | undefined): void {
  useEffect(() => {
    if (!store) return;
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest(".pad, .number")) store.active.value = undefined;
    };
    document.addEventListener("focusin", leave);
    return () => document.removeEventListener("focusin", leave);
  }, [store]);
}
