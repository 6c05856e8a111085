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
  /** What was typed or pasted into a box and is no number, by the box's name: it stands there until it is one, and counts as nothing. */
  readonly unread: Signal<ReadonlyMap<string, string>>;
}

export const padStore = (): PadStore => ({
  boxes: new Map(),
  names: signal([]),
  active: signal(undefined),
  wanted: signal(undefined),
  unread: signal(new Map()),
});

/** The pad of the screen; boxes outside of one are plain fields. */
export const PadContext = createContext<PadStore | undefined>(undefined);

/** No amount of points has more digits (format.md). */
const MAX_DIGITS = 7;

/** The digits of a text that is a whole number, or empty, without zeros in front; undefined for any other, whose digits alone would be another number. */
export function digitsOf(text: string): string | undefined {
  const digits = text.trim().replace(/^0+(?=\d)/u, "");
  return /^\d*$/u.test(digits) && digits.length <= MAX_DIGITS ? digits : undefined;
}

/** Takes what was written into a box: a number is told, of anything else that it is nothing yet. */
export function write({ unread }: PadStore, { name, onChange }: Box, text: string): void {
  const digits = digitsOf(text);
  const others = [...unread.value].filter(([other]) => other !== name);
  unread.value = new Map(digits === undefined ? [...others, [name, text]] : others);
  onChange(digits ?? "");
}

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

/** One key of the pad: a digit, or null to take the last one away, or all that is no number. */
export function press(store: PadStore, digit: number | null): void {
  const box = store.boxes.get(activeName(store) ?? "");
  store.active.value = box?.name;
  if (!box) return;
  const { value } = box;
  // A digit that there is no room for is not taken.
  write(store, box, (digit === null ? value.slice(0, -1) : digitsOf(`${value}${digit}`)) ?? value);
}
