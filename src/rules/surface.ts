import type { EntryBase, PlayerId, Points, Problem, Transfer } from "../model/index.ts";

/** A key of a recording surface: what a tap on it does, and whether it can be. */
export interface KeyOf<Tap> {
  /** Stable: what the screen writes as `data-tap`. */
  readonly id: string;
  readonly tap: Tap;
  readonly state: "free" | "on" | "impossible";
  /** Why it cannot be; only of what is impossible. */
  readonly why?: Problem;
}

/** What was tapped though it cannot be: why, and what would make room for it. */
export interface AskedOf<Tap> {
  readonly tap: Tap;
  readonly problems: readonly Problem[];
  /** The deal as it would be with it: what the problems were found in. */
  readonly deal: EntryBase;
  /** Each does the one thing that stands in the way, and then what was wanted. */
  readonly waysOut: readonly KeyOf<Tap>[];
}

/** The key at the foot: it saves, shows first what a correction changes, or leads to what is missing. */
export type MainKeyOf<Tap, Missing> =
  | { readonly does: "save" }
  | { readonly does: "review"; readonly key: KeyOf<Tap> }
  | {
      readonly does: "jump";
      readonly missing: Missing;
      readonly key: KeyOf<Tap>;
      /** Saves without a count that was forgotten; null until this key was tapped, and where some of it is there. */
      readonly uncounted: KeyOf<Tap> | null;
    };

/** What the recording surface of every game shows: what the screens that know no card game draw. */
export interface SurfaceBase<Tap = unknown, Missing = unknown> {
  readonly number: number;
  /** A saved deal is being corrected. */
  readonly amends: boolean;
  /** Nothing is noted of it yet. */
  readonly blank: boolean;
  /** The deal as far as it is noted. */
  readonly deal: EntryBase;
  readonly dealer: PlayerId;
  /** Who shuffles for the next deal, where somebody is free to. */
  readonly shuffles: PlayerId | null;
  readonly sittingOut: readonly { readonly player: PlayerId }[];
  /** The pots before the deal and after it, as far as it is noted. */
  readonly cups: readonly {
    readonly pot: string;
    readonly before: Points;
    readonly after: Points;
    readonly key: KeyOf<Tap>;
  }[];
  /** Jetons that nobody has explained, before this deal. */
  readonly difference: Points;
  readonly payments: KeyOf<Tap>;
  readonly seating: KeyOf<Tap>;
  readonly more: KeyOf<Tap>;
  readonly dock: { readonly face: string };
  readonly asked: AskedOf<Tap> | null;
  readonly main: MainKeyOf<Tap, Missing>;
  /** What the deal pays as far as it is noted; nothing while it cannot be. */
  readonly transfers: readonly Transfer[];
}
