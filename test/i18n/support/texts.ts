type Ask = (...args: unknown[]) => unknown;

/** Everything a dictionary says by itself: its texts, and what its functions answer to anything. */
export function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function")
    return [
      ["x", "x", "x"],
      [1, 1, 1],
      [[], 1, 1],
    ].flatMap((args) => answers(value as Ask, args));
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

function answers(ask: Ask, args: readonly unknown[]): string[] {
  try {
    return texts(ask(...args));
  } catch {
    return []; // It speaks of something else.
  }
}
