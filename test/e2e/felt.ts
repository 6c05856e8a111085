import type { Page } from "playwright-core";

/** Keys too small for a thumb, or too near to another one that does something else; what does not fit on the screen. */
export function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const keys = document.querySelectorAll<HTMLElement>("main :is(button, a, input)");
    // What moves under the thumb stands where it is moved to.
    const boxes = [...keys].flatMap((key) => {
      if (key.closest(".scroll")) return [];
      const box = key.getBoundingClientRect();
      return box.width === 0 ? [] : [{ id: key.dataset["tap"] ?? key.className, box, key }];
    });
    for (const { id, box, key } of boxes) {
      if (box.width < 47.9 || box.height < 47.9) found.push(`${id} is ${box.width} x ${box.height}`);
      if (key.scrollWidth > key.clientWidth + 2) found.push(`${id} does not hold its word`);
    }
    for (const [i, one] of boxes.entries()) {
      for (const other of boxes.slice(i + 1)) {
        const x = Math.max(one.box.left, other.box.left) - Math.min(one.box.right, other.box.right);
        const y = Math.max(one.box.top, other.box.top) - Math.min(one.box.bottom, other.box.bottom);
        if (one.id !== other.id && Math.max(x, y) < 7.9)
          found.push(`${one.id} and ${other.id} are ${Math.max(x, y)} apart`);
      }
    }
    const dock = document.querySelector(".dock");
    if (dock && dock.scrollHeight > dock.clientHeight + 1) found.push(`the dock holds ${dock.scrollHeight}`);
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
      found.push(`the page is ${scrollWidth} x ${scrollHeight}`);
    return found;
  });
}

/** Keys that do not hold their words, and a page that is wider than its window. */
export function wider(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const keys = [...document.querySelectorAll<HTMLElement>("main :is(button, a)")];
    const cut = keys.filter((key) => key.scrollWidth > key.clientWidth + 2).map((key) => key.textContent ?? "");
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [...cut, `the page is ${scrollWidth} wide`] : cut;
  });
}
