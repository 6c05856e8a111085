import "./name.css";

/** Words longer than this do not fit on a key beside others at the usual size. */
const LONG = 8;

/** A name on a key or at a seat: smaller where a word of it is long, broken where it must, never cut. */
export function Name({ children }: { readonly children: string }) {
  const isLong = children.split(/[\s-]+/u).some((word) => word.length > LONG);
  return (
    <span class="name" data-long={isLong || undefined}>
      {children}
    </span>
  );
}
