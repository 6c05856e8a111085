import { type Signal, signal } from "@preact/signals";
import { createContext } from "preact";

/** One number on the screen that the pad can write. */
export interface Box {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
}

/** The boxes of a screen, and the name of the one that the pad writes into. */
export interface PadStore {
  /** As they were drawn last. */
  readonly boxes: Map<string, Box>;
  /** Their names, in the order in which they came onto the screen. */
  readonly names: Signal<readonly string[]>;
  /** The one that somebody chose. */
  readonly active: Signal<string | undefined>;
  /** The one that is missing next, while none was chosen. */
  readonly wanted: Signal<string | undefined>;
}

export const padStore = (): PadStore => ({
  boxes: new Map(),
  names: signal([]),
  active: signal(undefined),
  wanted: signal(undefined),
});

/** The pad of the screen; boxes outside of one are plain fields. */
export const PadContext = createContext<PadStore | undefined>(undefined);

/** No amount of points has more digits (format.md). */
const MAX_DIGITS = 7;

/** What of a text is a number: its first digits, without zeros in front. */
export const digitsOf = (text: string): string =>
  text
    .replace(/\D/gu, "")
    .replace(/^0+(?=\d)/u, "")
    .slice(0, MAX_DIGITS);

/** The name of the box that the pad writes into: the one chosen, else the one missing next; undefined where it is no number's turn. */
export const activeName = ({ names, active, wanted }: PadStore): string | undefined =>
  names.value.find((name) => name === (active.value ?? wanted.value));

/** The box after the active one, the first after the last; undefined where there is only one. */
export function nextBox(store: PadStore): Box | undefined {
  const { value: names } = store.names;
  const at = names.indexOf(activeName(store) ?? "");
  const next = names.length > 1 ? names[(at + 1) % names.length] : undefined;
  return next === undefined ? undefined : store.boxes.get(next);
}

/** One key of the pad: a digit, or null to take the last one away. */
export function press(store: PadStore, digit: number | null): void {
  const box = store.boxes.get(activeName(store) ?? "");
  store.active.value = box?.name;
  box?.onChange(digit === null ? box.value.slice(0, -1) : digitsOf(`${box.value}${digit}`));
}
