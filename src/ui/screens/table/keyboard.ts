import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Tap } from "../../../rules/tarok/recording/index.ts";
import type { Table } from "./use-table.ts";

/**
 * The table by keyboard: digits go to the piles, Enter saves, Escape closes, arrows move between keys. Enter and Space
 * on a key that Tab or an arrow led to are that key's own.
 */
export function useKeyboard(main: RefObject<HTMLElement | null>, table: Table): void {
  const byKeys = useRef(false);
  useEffect(() => {
    const onPointer = () => {
      byKeys.current = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      if (event.key === "Tab") byKeys.current = true;
      const side = SIDES[event.key];
      if (side && main.current && moveFocus(main.current, side)) byKeys.current = true;
      else if (!act(event, byKeys.current, table)) return;
      // Who types goes on typing: Enter then saves, wherever Tab once led.
      else byKeys.current = false;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener("pointerdown", onPointer, true);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("pointerdown", onPointer, true);
    };
  });
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const TAPS: Readonly<Record<string, Tap>> = { Backspace: { tap: "erase" }, Escape: { tap: "close" } };

/** Does what a stroke means at the table; false where it means nothing. */
function act({ key }: KeyboardEvent, byKeys: boolean, { surface, tap, save }: Table): boolean {
  const tapped: Tap | undefined = /^\d$/.test(key) ? { tap: "digit", digit: Number(key) } : TAPS[key];
  if (tapped) {
    tap(tapped);
    return true;
  }
  // A key that was clicked keeps the focus: Enter must not tap it again.
  if (key !== "Enter" || byKeys) return false;
  const { main } = surface;
  if (main.does === "save") save();
  else tap(main.key.tap);
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
