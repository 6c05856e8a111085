import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Key } from "../../../components/index.ts";

interface Props {
  readonly main: boolean;
  readonly children: ComponentChildren;
  readonly onChoose: (file: File) => void;
}

/** A key that opens the phone's own choice of files. The same file can be chosen twice. */
export function FileKey({ main, children, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = (element: HTMLInputElement) => {
    const file = element.files?.[0];
    if (file) onChoose(file);
    element.value = "";
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        onChange={(event) => chosen(event.currentTarget)}
      />
      <Key kind={main ? "main" : "box"} onClick={() => input.current?.click()}>
        {children}
      </Key>
    </>
  );
}
