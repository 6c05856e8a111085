import "./name.css";

/** Words longer than this do not fit on a key beside others at the usual size. */
const LONG = 8;

const wordsIn = (name: string): readonly string[] => name.split(/(?<=-)|\s+/u);

/** How wide the longest word of the names is where `Name` writes them, in letters of the usual size. */
export const wordWidth = (names: readonly string[]): number =>
  Math.max(
    0,
    ...names.map((name) => Math.max(...wordsIn(name).map(({ length }) => length)) * (isLong(name) ? 0.875 : 1)),
  );

const isLong = (name: string): boolean => name.split(/[\s-]+/u).some((word) => word.length > LONG);

/** A name on a key or at a seat: smaller where a word of it is long, broken where it must, never cut. */
export function Name({ children }: { readonly children: string }) {
  return (
    <span class="name" data-long={isLong(children) || undefined}>
      {children}
    </span>
  );
}
