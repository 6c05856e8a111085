/** What of the browser's storage manager is needed; some browsers have none. */
type Manager = Partial<Pick<StorageManager, "persist" | "persisted">> | undefined;

/** Looked up when it is asked, since looking may already be refused. */
const ofThisBrowser = (): Manager => navigator.storage;

/** Whether the browser keeps what is stored here even when space runs short; null where it cannot say. */
export const isProtected = (manager = ofThisBrowser): Promise<boolean | null> =>
  quietly(() => manager()?.persisted?.());

/** Asks the browser to keep what is stored here; some ask the user, some decide by themselves. */
export const askForProtection = (manager = ofThisBrowser): Promise<boolean | null> =>
  quietly(() => manager()?.persist?.());

async function quietly(ask: () => Promise<boolean> | undefined): Promise<boolean | null> {
  try {
    return (await ask()) ?? null;
  } catch {
    // Not allowed in a private window; the app works all the same.
    return null;
  }
}
