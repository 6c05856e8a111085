import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { SurfaceBase } from "../../rules/surface.ts";
import type { Shortcuts } from "./shortcuts.ts";
import type { Table } from "./use-table.ts";

/**
 * The table by keyboard: digits go to the piles, Enter saves, Escape closes, every key has its letter, arrows move between
 * keys. Enter and Space on a key that Tab or an arrow led to are that key's own. Answers whether somebody types.
 */
export function useKeyboard<S extends SurfaceBase, Tap>(
  main: RefObject<HTMLElement | null>,
  table: Table<S, Tap>,
  shortcuts: Shortcuts,
  strokeOf: (key: string, surface: S) => Tap | undefined,
): boolean {
  const byKeys = useRef(false);
  const [typing, setTyping] = useState(false);
  // What is drawn is what a stroke finds, however soon it follows the last one.
  const drawn = useRef<Drawn<S, Tap>>({ table, shortcuts, strokeOf });
  drawn.current = { table, shortcuts, strokeOf };
  useEffect(() => {
    const onPointer = () => {
      byKeys.current = false;
      setTyping(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isInField(event)) return;
      if (event.key === "Tab") byKeys.current = true;
      const side = SIDES[event.key];
      if (side && main.current && moveFocus(main.current, side)) byKeys.current = true;
      else if (!stroke(event, byKeys.current, main.current, drawn.current)) return;
      // Who types goes on typing: Enter then saves, wherever Tab once led.
      else byKeys.current = false;
      setTyping(true);
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener("pointerdown", onPointer, true);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("pointerdown", onPointer, true);
    };
  }, [main]);
  return typing;
}

interface Drawn<S extends SurfaceBase, Tap> {
  readonly table: Table<S, Tap>;
  readonly shortcuts: Shortcuts;
  readonly strokeOf: (key: string, surface: S) => Tap | undefined;
}

const stroke = <S extends SurfaceBase, Tap>(
  event: KeyboardEvent,
  byKeys: boolean,
  main: HTMLElement | null,
  drawn: Drawn<S, Tap>,
): boolean => act(event, byKeys, drawn) || press(event, main, drawn.shortcuts);

/** A field takes every key; Enter and Escape leave it. */
function isInField({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return false;
  if (key === "Enter" || key === "Escape") target.blur();
  return true;
}

/** Presses the key on the screen that has the letter; false where none has. */
function press({ key, shiftKey }: KeyboardEvent, main: HTMLElement | null, shortcuts: Shortcuts): boolean {
  // Caps Lock makes no difference.
  const letter = shiftKey ? key.toUpperCase() : key.toLowerCase();
  const found = [...shortcuts]
    .filter(([, one]) => one === letter)
    .map(([id]) => main?.querySelector<HTMLElement>(`[data-tap="${CSS.escape(id)}"]`))
    .find((element) => element);
  if (!found) return false;
  if (found instanceof HTMLInputElement) found.focus();
  else found.click();
  return true;
}

/** Does what a stroke means at the table; false where it means nothing. */
function act<S extends SurfaceBase, Tap>(
  { key }: KeyboardEvent,
  byKeys: boolean,
  { table, strokeOf }: Drawn<S, Tap>,
): boolean {
  const { surface, tap, save, keysShown, showKeys } = table;
  if (key === "?") {
    showKeys(!keysShown);
    return true;
  }
  const tapped = strokeOf(key, surface);
  if (tapped) {
    tap(tapped);
    return true;
  }
  // A key that was clicked keeps the focus: Enter must not tap it again.
  if (key !== "Enter" || byKeys) return false;
  const { main } = surface;
  if (main.does === "save") save();
  else tap(main.key.tap as Tap);
  return true;
}

type Side = readonly [x: number, y: number];

const SIDES: Readonly<Record<string, Side>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** To the nearest key on one side of the one that has the focus; false where there is none. */
function moveFocus(main: HTMLElement, [x, y]: Side): boolean {
  const from = document.activeElement;
  const keys = [...main.querySelectorAll<HTMLElement>("button, a[href]")].filter((key) => key.offsetParent !== null);
  if (!(from instanceof HTMLElement) || !keys.includes(from)) {
    keys[0]?.focus();
    return keys.length > 0;
  }
  const start = middle(from);
  let nearest: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const key of keys) {
    const to = middle(key);
    const [along, across] = [(to.x - start.x) * x + (to.y - start.y) * y, (to.x - start.x) * y + (to.y - start.y) * x];
    const distance = along + 2 * Math.abs(across);
    if (along <= 1 || distance >= least) continue;
    least = distance;
    nearest = key;
  }
  nearest?.focus();
  return nearest !== undefined;
}

function middle(key: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = key.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
