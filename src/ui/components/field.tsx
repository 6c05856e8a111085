import { useId } from "preact/hooks";
import "./field.css";

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  /** `text` unless numbers or a date are asked for. */
  readonly type?: "text" | "search" | "date" | "time" | "datetime-local";
  readonly inputMode?: "text" | "numeric" | "decimal";
  /** The unit behind the value. */
  readonly unit?: string;
  /** One line below that helps. */
  readonly help?: string;
  /** One line below that says what is wrong. */
  readonly problem?: string | undefined;
  readonly maxLength?: number;
  readonly list?: string;
}

/** A label and what is written under it, large enough to be read across the table. */
export function Field({ label, value, onInput, type = "text", inputMode = "text", unit, ...rest }: Props) {
  const { help, problem, maxLength, list } = rest;
  const id = useId();
  const below = problem ?? help;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <span class="field-box">
        <input
          id={id}
          type={type}
          inputMode={inputMode}
          value={value}
          maxLength={maxLength}
          list={list}
          autocomplete="off"
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={below === undefined ? undefined : `${id}-below`}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
        {unit === undefined ? null : <span class="quiet">{unit}</span>}
      </span>
      {below === undefined ? null : (
        <p id={`${id}-below`} class={problem === undefined ? "quiet" : "field-problem"}>
          {below}
        </p>
      )}
    </div>
  );
}
