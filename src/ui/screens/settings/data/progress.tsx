import { Key } from "../../../components/index.ts";
import { useApp } from "../../../use-app.ts";
import { words } from "../../../words.ts";
import "./progress.css";

/** How far a backup has been read or written, and a key to stop it where nothing has changed yet; only seen where that takes its time. */
export function Progress() {
  const working = useApp().data.working.value;
  if (working === null) return null;
  const { load } = words.value.settings.data;
  return (
    <div class="working">
      <progress value={working.share} aria-label={load.working} />
      {working.stop === null ? null : <Key onClick={working.stop}>{load.stop}</Key>}
    </div>
  );
}
