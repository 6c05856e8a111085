/** A tap of any game: what is tapped, and of whom or what. */
interface AnyTap {
  readonly tap: string;
  readonly first?: unknown;
}

/** A tap as one stable word, `ultimo:king:hearts`: what a key carries as `data-tap`; texts that are typed do not take part. */
export function tapId(tap: AnyTap): string {
  if (tap.tap === "instead") return `instead:${tapId(tap.first as AnyTap)}`;
  const { tap: name, ...rest } = tap;
  const parts = Object.entries(rest).flatMap(([key, value]) => {
    if (value === undefined || key === "text") return [];
    return [typeof value === "boolean" ? (value ? key : `not-${key}`) : String(value ?? "unknown")];
  });
  return [name, ...parts].join(":");
}
