import { useState } from "preact/hooks";
import { Confirm, Notice } from "../../components/index.ts";
import { report } from "../../trouble.ts";
import { words } from "../../words.ts";
import { dropWorker } from "./drop-worker.ts";

/** Fetches the app once more from where it came; for when what the browser keeps of it is not right. */
export function Afresh() {
  const { common, settings } = words.value;
  const { key, ask, yes, offline } = settings.about.fresh;
  const [refused, setRefused] = useState(false);
  const fetchAfresh = () => {
    dropWorker().then((dropped) => (dropped ? location.reload() : setRefused(true)), report);
  };
  return (
    <>
      {refused ? <Notice live>{offline}</Notice> : null}
      <Confirm question={ask} yes={yes} no={common.no} onConfirm={fetchAfresh}>
        {key}
      </Confirm>
    </>
  );
}
