/** Where there is no room for columns, each number has its name beside it. */
export const SheetLabel = ({ children }: { readonly children: string }) => (
  <span class="sheet-label" aria-hidden="true">
    {children}{" "}
  </span>
);
