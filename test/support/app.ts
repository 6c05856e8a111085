import "fake-indexeddb/auto";
import type { ReadonlySignal } from "@preact/signals";
import { effect } from "@preact/signals";
import type { Evening } from "../../src/model/index.ts";
import type { App, LiveEvening, NewEvening } from "../../src/state/index.ts";
import { createApp } from "../../src/state/wires/create.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import { setupOf } from "./world.ts";

let databases = 0;

/** A drawer of its own, in memory; the same name opens the same one, as another tab does. */
export async function aStore(name = `test ${++databases}`): Promise<Store> {
  const store = await openStore({ name });
  if (!store.ok) throw new Error(`the drawer did not open: ${store.error.why}`);
  return store.value;
}

export const anApp = (store: Store): App => createApp(store);

/** Waits until a signal holds what is looked for, and answers it. */
export function until<T, U extends T = T>(source: ReadonlySignal<T>, found: (value: T) => value is U): Promise<U>;
export function until<T>(source: ReadonlySignal<T>, found: (value: T) => boolean): Promise<T>;
export function until<T>(source: ReadonlySignal<T>, found: (value: T) => boolean): Promise<T> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined;
    let isDone = false;
    stop = effect(() => {
      const value = source.value;
      if (isDone || !found(value)) return;
      isDone = true;
      resolve(value);
      queueMicrotask(() => stop?.());
    });
  });
}

/** What a new evening needs of a file. */
export function newEveningOf(file: Evening): NewEvening {
  const { id: _, end: __, ...rest } = setupOf(file);
  return rest;
}

/** Begins an evening like a file's and opens it. */
export async function begun(app: App, file: Evening): Promise<LiveEvening> {
  const started = await app.startEvening(newEveningOf(file));
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return openedIn(app, started.value);
}

export async function openedIn(app: App, id: string): Promise<LiveEvening> {
  const opened = await until(app.openEvening(id), ({ status }) => status !== "opening");
  if (opened.status !== "open") throw new Error(`the evening is ${opened.status}`);
  return opened.evening;
}

/** Records all entries of a file. */
export async function record(evening: LiveEvening, file: Evening): Promise<void> {
  for (const entry of file.entries) {
    const done = await evening.apply({ kind: "add", entry });
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  }
}
