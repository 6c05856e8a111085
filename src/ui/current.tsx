import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { focusHeading, restoreScroll } from "./arrival.ts";
import { ScreenContext } from "./help/screen.ts";
import { NotFound } from "./not-found.tsx";
import { here } from "./router.ts";
import { type Load, match, type ScreenProps } from "./routes.ts";
import { Shell } from "./shell.tsx";
import { outdated } from "./update.ts";

interface Shown extends ScreenProps {
  /** What is entered when it changes: the address, or the screen where its addresses open something within it. */
  readonly place: string;
  readonly pattern: string;
  readonly Screen: ComponentType<ScreenProps>;
}

const loaded = new Map<Load, ComponentType<ScreenProps>>();

/** The screen at the address; while its chunk is on its way the one before stays. */
export function Current() {
  const { path, fresh } = here.value;
  const shown = useShown(path);
  useArrival(shown?.place, fresh);
  if (shown === undefined) return <Shell />;
  return (
    <ScreenContext.Provider value={shown.pattern}>
      <shown.Screen key={shown.pattern} params={shown.params} />
    </ScreenContext.Provider>
  );
}

function useShown(path: string): Shown | undefined {
  const found = match(path);
  const load = found?.route.load;
  const shown = useRef<Shown>(undefined);
  useChunk(load);
  const Screen = load === undefined ? NotFound : loaded.get(load);
  const pattern = found?.route.pattern ?? "";
  const place = found?.route.stays ? pattern : path;
  if (Screen) shown.current = { place, pattern, params: found?.params ?? {}, Screen };
  return shown.current;
}

/** Fetches a screen's chunk; one that does not come is thrown to the error boundary. */
function useChunk(load: Load | undefined): void {
  const [, arrived] = useState({});
  const [failed, fail] = useState<{ readonly load: Load; readonly error: unknown }>();
  useEffect(() => {
    if (load === undefined || loaded.has(load)) return;
    let gone = false;
    load().then(
      (module) => {
        loaded.set(load, module.default);
        // Another value each time: two patterns may have the same module, and both want to be drawn.
        if (!gone) arrived({});
      },
      (error: unknown) => {
        // The new version has it: loading again leads to the same screen there.
        if (outdated.value) location.reload();
        if (!gone) fail({ load, error });
      },
    );
    return () => {
      gone = true;
    };
  }, [load]);
  if (failed && failed.load === load) throw failed.error;
}

/** A screen that was entered begins at its top, one that was come back to where it was left; its heading takes the focus, but not on the screen the app opens with. */
function useArrival(place: string | undefined, fresh: boolean): void {
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (place === undefined || place === last.current) return;
    if (last.current !== undefined) {
      if (fresh) window.scrollTo(0, 0);
      else restoreScroll();
      focusHeading();
    }
    last.current = place;
  }, [place, fresh]);
}
