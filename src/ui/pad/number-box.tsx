import type { ComponentChildren } from "preact";
import { useContext, useId, useLayoutEffect } from "preact/hooks";
import { classes } from "../components/index.ts";
import { words } from "../words.ts";
import { useInSight } from "./in-sight.ts";
import { activeName, type Box, PadContext, write } from "./store.ts";
import "./number-box.css";

interface Props extends Box {
  readonly unit?: string;
  /** A line beside or below the number: what it comes to. */
  readonly beside?: ComponentChildren;
  readonly problem?: string | undefined;
}

/** A whole number, large, written with the screen's own pad or a keyboard; the phone's keyboard stays away. */
export function NumberBox({ unit, beside, problem, ...box }: Props) {
  const { name, label, value } = box;
  const id = useId();
  const store = useContext(PadContext);
  useRegister(box);
  const active = store !== undefined && activeName(store) === name;
  const place = useInSight(active);
  const unread = store?.unread.value.get(name);
  const said = unread === undefined ? problem : words.value.common.notWhole;
  return (
    <div ref={place} class="number over-pad" data-field={name}>
      <label for={id}>{label}</label>
      <span class={classes("number-box", active && "active")}>
        <input
          id={id}
          type="text"
          inputMode="none"
          autocomplete="off"
          value={unread ?? value}
          aria-invalid={said === undefined ? undefined : true}
          aria-describedby={`${id}-below`}
          onInput={({ currentTarget }) => {
            if (store) write(store, box, currentTarget.value);
          }}
          onFocus={() => {
            if (store) store.active.value = name;
          }}
        />
        {unit === undefined ? null : <span class="quiet">{unit}</span>}
      </span>
      <p id={`${id}-below`} class={said === undefined ? "number-beside" : "field-problem"} aria-live="polite">
        {said ?? beside}
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
      store.unread.value = new Map([...store.unread.peek()].filter(([other]) => other !== name));
      store.boxes.delete(name);
    };
  }, [store, name]);
}
