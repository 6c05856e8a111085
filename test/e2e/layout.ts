import type { Page } from "playwright-core";

/**
 * What a thumb would stumble over, a line each: targets below 48 px, targets closer than 8 px to another one on the same
 * plane, a page wider than its window. A field's target is its whole box.
 */
export const stumbles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 0.5;
    const found = [...document.querySelectorAll("main :is(button, a[href], input, textarea)")].map((element) => {
      const target = element.closest(".field-box, .number-box") ?? element;
      const name = (target.textContent || element.getAttribute("aria-label") || target.tagName).slice(0, 40);
      return { name, box: target.getBoundingClientRect(), foot: target.closest(".page-foot") !== null };
    });
    const small = found
      .filter(({ box }) => box.width < 48 - SLACK || box.height < 48 - SLACK)
      .map(({ name, box }) => `${name}: ${Math.round(box.width)}x${Math.round(box.height)}`);
    const near = found.flatMap((a, i) =>
      found.slice(i + 1).flatMap((b) => {
        const across = Math.max(a.box.left - b.box.right, b.box.left - a.box.right);
        const down = Math.max(a.box.top - b.box.bottom, b.box.top - a.box.bottom);
        const close = a.foot === b.foot && Math.max(across, down) < 8 - SLACK;
        return close ? [`${a.name} | ${b.name}: ${Math.max(across, down).toFixed(1)} apart`] : [];
      }),
    );
    const wide = document.documentElement.scrollWidth > innerWidth ? ["the page is wider than the window"] : [];
    return [...small, ...near, ...wide];
  });
