import { waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { awakeHere, keepAwake } from "../../src/ui/awake.ts";

/** A lock as the browser gives it. */
function fakeLock() {
  const lock = {
    released: false,
    release: vi.fn(() => {
      lock.released = true;
      return Promise.resolve();
    }),
  };
  return lock;
}

let visibility: DocumentVisibilityState = "visible";
const request = vi.fn<() => Promise<ReturnType<typeof fakeLock>>>();
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  visibility = "visible";
  request.mockReset().mockImplementation(() => Promise.resolve(fakeLock()));
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "wakeLock");
});

const given = async (time = 0) => {
  const result = request.mock.results[time];
  if (result?.type !== "return") throw new Error("nothing was asked for");
  return await result.value;
};

describe("the screen stays awake", () => {
  test("until it is let go", async () => {
    const sleep = keepAwake();
    const lock = await given();
    await waitFor(() => expect(awakeHere()).toBe("able"));
    expect(lock.release).not.toHaveBeenCalled();
    sleep();
    expect(lock.release).toHaveBeenCalledOnce();
    show("visible");
    expect(request).toHaveBeenCalledOnce();
  });

  test("and is asked for again on return, once the browser has taken it away", async () => {
    const sleep = keepAwake();
    const lock = await given();
    show("visible");
    expect(request).toHaveBeenCalledOnce();
    show("hidden");
    lock.released = true;
    expect(request).toHaveBeenCalledOnce();
    show("visible");
    expect(request).toHaveBeenCalledTimes(2);
    await given(1);
    sleep();
  });

  test("is let go at once where the answer comes too late", async () => {
    keepAwake()();
    const lock = await given();
    await waitFor(() => expect(lock.release).toHaveBeenCalledOnce());
  });
});

describe("where it cannot", () => {
  test("a refusal is kept, and the next yes takes it back", async () => {
    request.mockImplementationOnce(() => Promise.reject(new DOMException("battery", "NotAllowedError")));
    const sleep = keepAwake();
    await waitFor(() => expect(awakeHere()).toBe("refused"));
    show("visible");
    await waitFor(() => expect(awakeHere()).toBe("able"));
    sleep();
  });

  test("a browser without it is never asked", () => {
    Reflect.deleteProperty(navigator, "wakeLock");
    const sleep = keepAwake();
    expect(awakeHere()).toBe("missing");
    sleep();
    expect(request).not.toHaveBeenCalled();
  });
});
