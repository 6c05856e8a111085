import { useState } from "preact/hooks";
import { MAX_NOTE } from "../../../../model/index.ts";
import { Field, Key, PlusIcon } from "../../../components/index.ts";
import { words } from "../../../words.ts";

interface Props {
  readonly value: string;
  readonly onInput: (note: string) => void;
}

/** A note, behind a key until somebody wants one. */
export function Note({ value, onInput }: Props) {
  const [opened, open] = useState(false);
  const { note } = words.value.common;
  if (opened || value !== "") return <Field label={note} value={value} maxLength={MAX_NOTE} onInput={onInput} />;
  return (
    <Key kind="plain" sign={<PlusIcon />} onClick={() => open(true)}>
      {note}
    </Key>
  );
}
