/** What of the browser is needed to fetch the app afresh; some of it is missing where nothing is kept for offline. */
export interface Keeper {
  readonly workers: Pick<ServiceWorkerContainer, "getRegistrations"> | undefined;
  readonly caches: Pick<CacheStorage, "keys" | "delete"> | undefined;
  fetch(file: string): Promise<Pick<Response, "ok">>;
}

const ofThisBrowser = (): Keeper => ({
  workers: navigator.serviceWorker,
  caches: globalThis.caches,
  // The worker keeps no copy of itself, and no cache is asked.
  fetch: (file) => fetch(file, { cache: "no-store" }),
});

/**
 * Drops the service worker and what it keeps of the app, so that the next load fetches everything anew; what was recorded
 * is not touched. False where the app cannot be reached: nothing is dropped that could not be had again.
 */
export async function dropWorker({ workers, caches, fetch }: Keeper = ofThisBrowser()): Promise<boolean> {
  if (!(await isReached(fetch))) return false;
  const registrations = (await workers?.getRegistrations()) ?? [];
  const own = registrations.filter(({ scope }) => scope === new URL("./", location.href).href);
  await Promise.all(own.map((registration) => registration.unregister()));
  const kept = (await caches?.keys()) ?? [];
  // Other apps of the same host have names of their own: the worker's end with its scope.
  await Promise.all(
    own.flatMap(({ scope }) => kept.filter((name) => name.endsWith(scope)).map((name) => caches?.delete(name))),
  );
  return true;
}

async function isReached(fetch: Keeper["fetch"]): Promise<boolean> {
  try {
    return (await fetch("./sw.js")).ok;
  } catch {
    return false;
  }
}
