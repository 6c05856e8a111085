import { expect, test, vi } from "vitest";
import { dropWorker, type Keeper } from "../../../../src/ui/screens/settings/drop-worker.ts";

const own = new URL("./", location.href).href;
const OTHER = `${own}other/`;

/** A browser that keeps this app, and another one of the same host. */
function browser(reached: () => Promise<{ readonly ok: boolean }>) {
  const registrations = [own, OTHER].map((scope) => ({ scope, unregister: vi.fn(async () => true) }));
  const names = registrations.map(({ scope }) => `workbox-precache-v2-${scope}`);
  const deleted: string[] = [];
  const keeper = {
    workers: { getRegistrations: async () => registrations },
    caches: {
      keys: async () => names,
      delete: async (name: string) => deleted.push(name) > 0,
    },
    fetch: reached,
  } as unknown as Keeper;
  return { keeper, deleted, dropped: () => registrations.map(({ unregister }) => unregister.mock.calls.length) };
}

test("drops this app's worker and what it keeps, and nobody else's", async () => {
  const { keeper, deleted, dropped } = browser(async () => ({ ok: true }));
  expect(await dropWorker(keeper)).toBe(true);
  expect(dropped()).toEqual([1, 0]);
  expect(deleted).toEqual([`workbox-precache-v2-${own}`]);
});

test.each([
  ["answers that it has nothing", async () => ({ ok: false })],
  ["is not reached", () => Promise.reject(new TypeError("offline"))],
])("drops nothing where the server %s", async (_, reached) => {
  const { keeper, deleted, dropped } = browser(reached);
  expect(await dropWorker(keeper)).toBe(false);
  expect([dropped(), deleted]).toEqual([[0, 0], []]);
});

test("works where the browser has no workers", async () => {
  expect(await dropWorker({ workers: undefined, caches: undefined, fetch: async () => ({ ok: true }) })).toBe(true);
});
