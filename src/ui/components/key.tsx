import type { ComponentChildren } from "preact";
import { classes } from "./classes.ts";
import { useOnce } from "./once.ts";
import "./key.css";

/** `main` saves, `wait` says what is missing, `plain` has no box, `card` has a sign above its word, `left` reads like a line. */
export type KeyKind = "box" | "main" | "wait" | "plain" | "card" | "left";

interface Look {
  readonly kind?: KeyKind | undefined;
  readonly class?: string | undefined;
  readonly children?: ComponentChildren;
}

interface Props extends Look {
  /** Chosen or not, for a key that can be; left out for a key that only acts. */
  readonly on?: boolean | undefined;
  /**
   * Why it cannot be now: takes the place of the key's word, and the key loses its box. It can still be tapped, so that
   * the screen can say the whole sentence.
   */
  readonly reason?: string | undefined;
  /** It cannot be now, and its word stays: the reason stands nearby. */
  readonly off?: boolean | undefined;
  /** The sign before the word. */
  readonly sign?: ComponentChildren;
  /** What is read out where the key's word alone would not do. */
  readonly label?: string | undefined;
  readonly expanded?: boolean | undefined;
  readonly submit?: boolean | undefined;
  /** The stable name of what it does at the table, by which tests find it. */
  readonly tap?: string | undefined;
  /** The keyboard's key that does the same. */
  readonly shortcut?: string | undefined;
  /** Two taps in quick succession are one: it makes something new. */
  readonly once?: boolean;
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
}

/** A key: the only box in the app, at least 48 px high and wide. */
export function Key(props: Props) {
  const {
    kind = "box",
    on,
    reason,
    off = false,
    sign,
    label,
    expanded,
    submit = false,
    tap,
    shortcut,
    once = false,
    onClick,
    children,
  } = props;
  const heardOnce = useOnce(onClick);
  return (
    <button
      type={submit ? "submit" : "button"}
      class={look(props, kind)}
      aria-pressed={on}
      aria-disabled={off || reason !== undefined || undefined}
      aria-label={label}
      aria-expanded={expanded}
      aria-keyshortcuts={shortcut}
      data-tap={tap}
      onClick={once ? heardOnce : onClick}
    >
      {sign}
      <Word reason={reason}>{children}</Word>
    </button>
  );
}

interface LinkProps extends Look {
  readonly to: string;
  readonly sign?: ComponentChildren;
  readonly tap?: string | undefined;
  readonly shortcut?: string | undefined;
  /** What is put away before the other screen opens. */
  readonly onClick?: (() => void) | undefined;
}

/** A link that looks like a key: it leads to another screen. */
export function KeyLink(props: LinkProps) {
  const { kind = "box", to, sign, tap, shortcut, onClick, children } = props;
  return (
    <a class={look(props, kind)} href={to} data-tap={tap} aria-keyshortcuts={shortcut} onClick={onClick}>
      {sign}
      <Word>{children}</Word>
    </a>
  );
}

function Word({ reason, children }: { readonly reason?: string | undefined; readonly children?: ComponentChildren }) {
  if (reason === undefined) return <span>{children}</span>;
  return (
    <span>
      <span class="vh">{children}, </span>
      {reason}
    </span>
  );
}

const look = (props: Look, kind: KeyKind): string => classes("key", kind !== "box" && kind, props.class);
