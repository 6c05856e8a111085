import { useEffect, useState } from "preact/hooks";
import type { Club } from "../../state/club/index.ts";
import type { App } from "../../state/index.ts";
import { outdated } from "../update.ts";
import { useApp } from "../use-app.ts";

/** Once loaded they are there at once on the next screen. */
const opened = new WeakMap<App, Club>();

/**
 * The club's books; null until their chunk has come. One that does not come is thrown while the screen is drawn, for
 * the boundary to tell.
 */
export function useClub(): Club | null {
  const app = useApp();
  const [failed, fail] = useState<{ readonly error: unknown }>();
  const [, draw] = useState<Club>();
  useEffect(() => {
    if (opened.has(app)) return;
    let gone = false;
    app.club().then(
      (club) => {
        opened.set(app, club);
        if (!gone) draw(club);
      },
      (error: unknown) => {
        // The new version has it: loading again leads to the same screen there.
        if (outdated.value) location.reload();
        if (!gone) fail({ error });
      },
    );
    return () => {
      gone = true;
    };
  }, [app]);
  if (failed) throw failed.error;
  return opened.get(app) ?? null;
}
