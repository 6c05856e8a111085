import type { ComponentChildren } from "preact";
import type { KeyOf } from "../../rules/surface.ts";
import { Key, type KeyKind } from "../components/index.ts";
import { reasonOf } from "./reason.ts";
import { useTable } from "./use-table.ts";

interface Props {
  readonly of: KeyOf<unknown>;
  readonly kind?: KeyKind;
  readonly class?: string | undefined;
  readonly sign?: ComponentChildren;
  readonly label?: string | undefined;
  /** Stays chosen after a tap: it says whether it is. */
  readonly chosen?: boolean;
  /** Where it cannot be its word stays, since the reason stands nearby. */
  readonly keepsWord?: boolean;
  readonly children?: ComponentChildren;
}

/** A key of the surface: taps, and says in a word why it cannot be. */
export function TapKey({ of, chosen = false, keepsWord = false, ...look }: Props) {
  const { tap, names, shortcutOf } = useTable();
  return (
    <Key
      {...look}
      tap={of.id}
      shortcut={shortcutOf(of.id)}
      on={chosen ? of.state === "on" : undefined}
      off={of.state === "impossible" && keepsWord}
      reason={of.why && !keepsWord ? reasonOf(of.why, names) : undefined}
      onClick={() => tap(of.tap)}
    />
  );
}
