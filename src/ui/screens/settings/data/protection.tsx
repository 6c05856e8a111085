import { useState } from "preact/hooks";
import { Key, Notice } from "../../../components/index.ts";
import { report } from "../../../trouble.ts";
import { useApp } from "../../../use-app.ts";
import { words } from "../../../words.ts";

/** Whether the browser keeps the data when space runs short, and a key to ask for it. */
export function ProtectionPart() {
  const { title, yes, no, unknown } = words.value.settings.data.protection;
  const persisted = useApp().protection.persisted.value;
  return (
    <section>
      <h2>{title}</h2>
      <p>{persisted === null ? unknown : persisted ? yes : no}</p>
      {persisted === false ? <Ask /> : null}
    </section>
  );
}

function Ask() {
  const { protection } = useApp();
  const { ask, refused } = words.value.settings.data.protection;
  const [answer, setAnswer] = useState<boolean>();
  return (
    <>
      <Key onClick={() => protection.ask().then(setAnswer, report)}>{ask}</Key>
      {answer === false ? <Notice live>{refused}</Notice> : null}
    </>
  );
}
