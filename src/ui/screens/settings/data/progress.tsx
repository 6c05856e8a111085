import { useApp } from "../../../use-app.ts";
import "./progress.css";

/** How far a backup has been read or written; only seen where that takes its time. */
export function Progress({ label }: { readonly label: string }) {
  const share = useApp().data.working.value;
  if (share === null) return null;
  return <progress class="working" value={share} aria-label={label} />;
}
