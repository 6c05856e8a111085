import type { ComponentChildren } from "preact";
import { useContext, useId, useLayoutEffect } from "preact/hooks";
import { classes } from "../components/index.ts";
import { useInSight } from "./in-sight.ts";
import { activeName, type Box, digitsOf, PadContext } from "./store.ts";
import "./number-box.css";

interface Props extends Box {
  readonly unit?: string;
  /** A line beside or below the number: what it comes to. */
  readonly beside?: ComponentChildren;
  readonly problem?: string | undefined;
}

/** A whole number, large, written with the screen's own pad or a keyboard; the phone's keyboard stays away. */
export function NumberBox({ unit, beside, problem, ...box }: Props) {
  const { name, label, value, onChange } = box;
  const id = useId();
  const store = useContext(PadContext);
  useRegister(box);
  const active = store !== undefined && activeName(store) === name;
  const place = useInSight(active);
  return (
    <div ref={place} class="number over-pad" data-field={name}>
      <label for={id}>{label}</label>
      <span class={classes("number-box", active && "active")}>
        <input
          id={id}
          type="text"
          inputMode="none"
          autocomplete="off"
          value={value}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={`${id}-below`}
          onInput={(event) => {
            const digits = digitsOf(event.currentTarget.value);
            event.currentTarget.value = digits;
            onChange(digits);
          }}
          onFocus={() => {
            if (store) store.active.value = name;
          }}
        />
        {unit === undefined ? null : <span class="quiet">{unit}</span>}
      </span>
      <p id={`${id}-below`} class={problem === undefined ? "number-beside" : "field-problem"} aria-live="polite">
        {problem ?? beside}
      </p>
    </div>
  );
}

/** Tells the pad of a box while it is on the screen. */
function useRegister(box: Box): void {
  const store = useContext(PadContext);
  const { name } = box;
  useLayoutEffect(() => {
    store?.boxes.set(name, box);
  });
  useLayoutEffect(() => {
    if (!store) return;
    store.names.value = [...store.names.peek(), name];
    return () => {
      store.names.value = store.names.peek().filter((other) => other !== name);
      store.boxes.delete(name);
    };
  }, [store, name]);
}
