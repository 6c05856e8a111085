import type { Page } from "playwright-core";

/**
 * Texts that do not fit: wider than the box they stand in, cut off by it, or out of the window; a line each. Names of
 * people are cut on purpose where they are too long, and keep an ellipsis.
 */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // A title finds its place with the frame that shows it.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const SLACK = 1.5;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const said = node.textContent?.trim() ?? "";
      const parent = node.parentElement;
      if (said === "" || !parent || parent.closest(".vh, .name, svg, canvas, .uplot, .scroll")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      let box: Element = parent;
      while (["inline", "contents"].includes(getComputedStyle(box).display) && box.parentElement)
        box = box.parentElement;
      // Read out, and not to be seen.
      let seen = true;
      for (let up: Element | null = parent; up; up = up.parentElement) seen &&= up.getBoundingClientRect().width > 2;
      if (!seen) continue;
      const { left, right } = box.getBoundingClientRect();
      const out = Math.max(left - text.left, text.right - right, text.right - innerWidth, -text.left);
      if (out > SLACK)
        found.push(`${said.slice(0, 40)}: ${Math.round(out)} px outside ${box.tagName}.${box.className}`);
      const hides = getComputedStyle(box).overflowX !== "visible";
      if (hides && box.scrollWidth > box.clientWidth + SLACK) found.push(`${said.slice(0, 40)}: cut off`);
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    return [...new Set(found)];
  });
