import type { Drawer } from "../tables.ts";

/**
 * A number drawn anew by every transaction that changes what is kept twice. The reserve takes a stamp over only where it
 * has the one before: with the same stamp as the drawer it has everything.
 */
export type Stamp = number;

/** From one stamp to the next; before the first there is none. */
export interface Step {
  readonly before: Stamp | undefined;
  readonly after: Stamp;
}

export async function stampOf(drawer: Drawer): Promise<Stamp | undefined> {
  const value = (await drawer.device.get("stamp"))?.value;
  return typeof value === "number" ? value : undefined;
}

export async function putStamp(drawer: Drawer, value: Stamp): Promise<Stamp> {
  await drawer.device.put({ key: "stamp", value });
  return value;
}

/** Within a transaction: the next stamp. */
export const stampAnew = (drawer: Drawer): Promise<Stamp> => putStamp(drawer, Math.random());
