import { applyUpdate, updateReady } from "../update.ts";
import { words } from "../words.ts";
import { Key } from "./key.tsx";
import "./update-line.css";

/** One quiet line where a new version waits; nothing where none does. For places where nothing is half done. */
export function UpdateLine() {
  if (!updateReady.value) return null;
  const { newVersion, fetchNow } = words.value.shell;
  return (
    <p class="update-line">
      {newVersion} <span aria-hidden="true">·</span>
      <Key kind="plain" onClick={applyUpdate}>
        {fetchNow}
      </Key>
    </p>
  );
}
