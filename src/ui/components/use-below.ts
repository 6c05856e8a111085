import { useLayoutEffect, useRef } from "preact/hooks";

/** Marks a head whose title has no room between its keys but by breaking a word: the title goes below them. */
export function useBelow() {
  const head = useRef<HTMLElement>(null);
  // Measured after each drawing, as what stands beside the title changes with the screen; with the frame that shows it,
  // since the whole page is laid out for it.
  useLayoutEffect(() => {
    const place = () => {
      if (head.current) mark(head.current);
    };
    const frame = requestAnimationFrame(place);
    addEventListener("resize", place);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("resize", place);
    };
  });
  return head;
}

function mark(head: HTMLElement): void {
  delete head.dataset["below"];
  const title = head.querySelector("h1");
  if (title && title.scrollWidth > title.clientWidth) head.dataset["below"] = "";
}
