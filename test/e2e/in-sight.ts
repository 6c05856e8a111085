import type { Page } from "playwright-core";

/** The numbers of the table that are part of the game, wherever they stand. */
const NUMBERS =
  ".felt :is(.col .balance, .col .net b, .count b, .seat .balance, .seat-net, .pot .cup b, .pot .to .num, .strip .num)";

/**
 * Numbers of the table that are cut off by what holds them, covered or out of the window, and the keys of the foot that
 * are; a line each. Where the table is higher than the window each is scrolled to first.
 */
export const hidden = (page: Page): Promise<string[]> =>
  page.evaluate((numbers) => {
    const SLACK = 1.5;
    const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
    const at = scrollY;
    const look = (element: Element): string[] => {
      if (scrolls && !element.closest(".foot")) element.scrollIntoView({ block: "center" });
      // What is only read out stands before the number.
      const said = [...element.childNodes].findLast((node) => node.textContent !== "") ?? element;
      const range = document.createRange();
      range.selectNodeContents(said);
      const { left, right, top: over, bottom: under, width, height } = range.getBoundingClientRect();
      if (width === 0) return [];
      // Digits stand in the middle of the height that their font claims.
      const box = { left, right, top: over + height * 0.2, bottom: under - height * 0.2 };
      const name = `${said.textContent} (${element.className}, ${element.parentElement?.className})`;
      const outOf = (holds: { left: number; top: number; right: number; bottom: number }) =>
        Math.max(holds.left - box.left, holds.top - box.top, box.right - holds.right, box.bottom - holds.bottom);
      const found: string[] = [];
      if (outOf({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }) > SLACK)
        found.push(`${name}: out of the window`);
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        const cuts = getComputedStyle(up).overflowY !== "visible" && outOf(up.getBoundingClientRect()) > SLACK;
        if (cuts) found.push(`${name}: cut off by ${up.className}`);
      }
      const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      const own = element.closest("button, a") ?? element;
      if (!top || !(own.contains(top) || top.contains(element))) found.push(`${name}: covered by ${top?.className}`);
      return found;
    };
    const found = [...document.querySelectorAll(numbers)].flatMap(look);
    if (scrolls) document.querySelector(".dock")?.scrollIntoView({ block: "end" });
    found.push(...[...document.querySelectorAll(".foot .key")].flatMap(look));
    scrollTo(0, at);
    return found;
  }, NUMBERS);

/** Whose typed piles are nowhere in sight, as the table stands. */
export const blind = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (element: Element | null | undefined) => {
      const box = element?.getBoundingClientRect();
      if (!element || !box || box.width === 0 || box.top < 0 || box.bottom > innerHeight) return false;
      const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return top !== null && (element.closest("button, .pile")?.contains(top) ?? false);
    };
    const again = [...document.querySelectorAll(".pile b")];
    return [...document.querySelectorAll(".count.typed b")].flatMap((typed) => {
      const said = typed.textContent ?? "";
      return seen(typed) || seen(again.find((pile) => pile.textContent === said)) ? [] : [`${said}: typed blind`];
    });
  });
