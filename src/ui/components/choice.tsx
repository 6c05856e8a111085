import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Key } from "./key.tsx";
import { Name, wordWidth } from "./name.tsx";
import "./choice.css";

export interface Option<V> {
  readonly value: V;
  readonly word: ComponentChildren;
  /** A second, quieter line on the key. */
  readonly below?: ComponentChildren;
  /** It cannot be now; its word stays. */
  readonly off?: boolean | undefined;
}

interface Props<V> {
  readonly label: string;
  /** The field that it fills in, where something has to lead there. */
  readonly name?: string;
  readonly options: readonly Option<V>[];
  readonly value: V | undefined;
  readonly onChoose: (value: V) => void;
  /** `names` as many as fit beside each other, `wide` two a row, `rows` one. */
  readonly look?: "names" | "wide" | "rows";
  /** One line below that helps. */
  readonly help?: string | undefined;
  /** One line below that says what is wrong. */
  readonly problem?: string | undefined;
}

/** One of several, all in sight: a key each, the chosen one in brass. */
export function Choice<V extends string | number | boolean>(props: Props<V>) {
  const { label, name, options, value, onChoose, look = "names", help, problem } = props;
  const id = useId();
  const below = problem ?? help;
  const said = options.map(({ word }) => word).filter((word) => typeof word === "string");
  return (
    <fieldset class="choice" data-field={name} aria-describedby={below === undefined ? undefined : id}>
      <legend>{label}</legend>
      <div class={`choice-keys ${look}`} data-count={options.length} style={{ "--w": wordWidth(said) }}>
        {options.map((option) => (
          <Key
            key={String(option.value)}
            on={option.value === value}
            off={option.off}
            kind={look === "names" ? "box" : "left"}
            onClick={() => onChoose(option.value)}
          >
            {look === "names" && typeof option.word === "string" ? <Name>{option.word}</Name> : option.word}
            {option.below === undefined ? null : <small> {option.below}</small>}
          </Key>
        ))}
      </div>
      {below === undefined ? null : (
        <p id={id} class={problem === undefined ? "quiet" : "field-problem"}>
          {below}
        </p>
      )}
    </fieldset>
  );
}
