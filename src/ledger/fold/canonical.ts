/** Deeper than anything a file can hold and still be an evening; what lies below is not told apart. */
const MAX_DEPTH = 64;

/** A JSON value as text, with keys in order: the same for the same content. */
export function canonical(value: unknown, depth = 0): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (depth === MAX_DEPTH) return '"…"';
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, depth + 1)).join()}]`;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  members.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member, depth + 1)}`).join()}}`;
}

/** Whether two JSON values have the same content, whatever the order of their keys. */
export const sameContent = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);
