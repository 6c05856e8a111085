import { err, ok, type Result } from "../model/index.ts";

/** Why the drawer did not do it. */
export interface StoreFault {
  readonly why: StoreWhy;
}

/**
 * No room left; another tab holds an older version open; closed (by an update in another tab, or the browser); written
 * by a later app; a browser that keeps nothing; anything else.
 */
export type StoreWhy = "quota" | "blocked" | "closed" | "newer" | "unavailable" | "unknown";

const WHY: Readonly<Record<string, StoreWhy>> = {
  QuotaExceededError: "quota",
  VersionError: "newer",
  DatabaseClosedError: "closed",
  MissingAPIError: "unavailable",
  SecurityError: "unavailable",
  // The connection is gone, and could not be opened again.
  InvalidStateError: "closed",
  OpenFailedError: "closed",
};

/** What an error of the database means; an abort or a failed opening carries its cause inside. */
export function faultOf(error: unknown): StoreFault {
  const { inner, name } = Object(error) as { inner?: unknown; name?: unknown };
  const cause = inner && inner !== error ? faultOf(inner).why : "unknown";
  return { why: cause === "unknown" ? (WHY[String(name)] ?? "unknown") : cause };
}

/** The same where a database is opened for the first time: what would be a closed one later is a browser that keeps nothing. */
export function faultOfOpening({ why }: StoreFault): StoreFault {
  return { why: why === "closed" ? "unavailable" : why };
}

/** The only place where the database's exceptions become answers. */
export async function attempt<T>(work: () => PromiseLike<T>): Promise<Result<T, StoreFault>> {
  try {
    return ok(await work());
  } catch (error) {
    return err(faultOf(error));
  }
}
