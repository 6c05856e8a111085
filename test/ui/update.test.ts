import { beforeEach, expect, test, vi } from "vitest";

type Updates = typeof import("../../src/ui/update.ts");
type Listener = (event: { readonly isUpdate?: boolean }) => void;

/** A registration of which the test says when something happens. */
function fakeSource() {
  const listeners = new Map<string, Listener>();
  return {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    messageSkipWaiting: vi.fn(),
    happens: (type: "waiting" | "controlling", isUpdate = true) => listeners.get(type)?.({ isUpdate }),
  };
}

let updates: Updates;
const source = fakeSource();
const reload = vi.fn();
beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  updates = await import("../../src/ui/update.ts");
  updates.followUpdates(source, reload);
});

test("the first visit offers nothing", () => {
  source.happens("controlling", false);
  expect(updates.updateReady.value).toBe(false);
  expect(updates.outdated.value).toBe(false);
});

test("a waiting version is offered and changes nothing by itself", () => {
  source.happens("waiting");
  expect(updates.updateReady.value).toBe(true);
  expect(source.messageSkipWaiting).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test("the tab that accepts it loads again once the new version has taken over", () => {
  source.happens("waiting");
  updates.applyUpdate();
  expect(source.messageSkipWaiting).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  source.happens("controlling");
  expect(reload).toHaveBeenCalledOnce();
});

test("a tab that did not accept it keeps what it has until it is asked to", () => {
  source.happens("waiting");
  source.happens("controlling");
  expect(reload).not.toHaveBeenCalled();
  expect(updates.outdated.value).toBe(true);
  expect(updates.updateReady.value).toBe(true);
  updates.applyUpdate();
  expect(reload).toHaveBeenCalledOnce();
});
