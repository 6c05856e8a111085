import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import "./ask.css";

interface Props {
  readonly question: ComponentChildren;
  /** Takes the question away; one that has a way out was asked for, so it takes the focus when it appears. */
  readonly onCancel?: () => void;
  readonly children: ComponentChildren;
}

/** A question with its answers in the page, beside what it is about; nothing covers the screen. */
export function Ask({ question, onCancel, children }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const askedFor = onCancel !== undefined;
  useEffect(() => {
    if (askedFor) group.current?.focus();
  }, [askedFor]);
  return (
    <fieldset
      ref={group}
      class="ask"
      tabIndex={askedFor ? -1 : undefined}
      onKeyDown={(event) => event.key === "Escape" && onCancel?.()}
    >
      <legend>{question}</legend>
      {children}
    </fieldset>
  );
}
