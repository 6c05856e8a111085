import type { ComponentChildren } from "preact";
import { TickIcon } from "./icon.tsx";
import "./switch.css";

interface Props {
  readonly on: boolean;
  /** What is switched, read out before the state. */
  readonly label: string;
  /** The state in words, seen under the switch. */
  readonly children?: ComponentChildren;
  readonly onChange: (on: boolean) => void;
}

/** On or off, told by place, by a check mark and by a word. */
export function Switch({ on, label, children, onChange }: Props) {
  return (
    <button
      type="button"
      class="switch"
      role="switch"
      aria-checked={on}
      aria-label={label}
      onClick={() => onChange(!on)}
    >
      <span class="track">
        <span class="knob">{on ? <TickIcon /> : null}</span>
      </span>
      {children === undefined ? null : <span aria-hidden="true">{children}</span>}
    </button>
  );
}
