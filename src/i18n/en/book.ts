import type { book as da } from "../da/book.ts";

export const book: typeof da = {
  title: "The book",
};
