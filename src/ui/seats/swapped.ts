/** The same order with two of them in each other's place. */
export const swapped = (order: readonly string[], a: string, b: string): readonly string[] =>
  order.map((id) => (id === a ? b : id === b ? a : id));
